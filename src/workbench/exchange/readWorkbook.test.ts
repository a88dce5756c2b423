import { describe, expect, it } from 'vitest';
import { Calculation } from '../../tool/index.ts';
import { portfolio } from '../../tool/testing/portfolio.ts';
import { type Book, type FileSheet, workbookOf, workbookSteps } from '../../xlsx/index.ts';
import { sampleTool } from '../testing/sample.ts';
import { documentIn } from './readWorkbook.ts';

const tool = sampleTool();
const start = tool.document.initial();

/** The sheets of an exported workbook, with the values of some inputs changed. */
function exported(
  changes: Readonly<Record<string, number | null>>,
  { sheets }: Book = workbookOf(tool, new Calculation(tool, start), new Date(0)),
): FileSheet[] {
  return sheets.map(({ name, hidden = false, hiddenColumns, rows }) => {
    const formulas = new Map<string, string>();
    const values = rows.map((row, at) =>
      Array.from(row ?? [], (cell, column) => {
        if (cell?.formula !== undefined) formulas.set(`${at},${column}`, cell.formula);
        const id = cell?.ref?.table === undefined ? (cell?.ref?.id ?? '') : '';
        return id in changes ? (changes[id] ?? null) : (cell?.value ?? null);
      }),
    );
    return {
      name,
      hidden,
      hiddenColumns: new Set(hiddenColumns),
      rows: values,
      formulas,
      percents: new Map(),
    };
  });
}

describe('the document in a workbook', () => {
  it('is the one that it was made of, with what was changed', () => {
    const [id = ''] = Object.entries(tool.declare(start).inputs).find(
      ([, { kind }]) => kind === 'money',
    ) ?? [''];
    const read = documentIn(tool, exported({ [id]: 1234 }));
    expect(read).toEqual({ document: { ...start, [id]: 1234 }, notices: [] });
  });

  it('comes back under the name that it had, whatever the file is called', () => {
    const steps = workbookSteps(tool, new Calculation(tool, start), new Date(0), [], 'Hotel Otún');
    let step = steps.next();
    while (!step.done) step = steps.next();
    expect(documentIn(tool, exported({}, step.value))).toMatchObject({ name: 'Hotel Otún' });
  });

  it('is none where the workbook is of another tool', () => {
    expect(documentIn(portfolio, exported({}))).toEqual({
      faults: [`El libro es de otra herramienta («${tool.id}»); esta es «${portfolio.id}».`],
    });
  });
});
