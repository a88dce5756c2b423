import {
  type Cell,
  type CellStyle,
  type ConditionalRule,
  type DataValidation,
  writeXlsx,
  type WriteSheet,
} from 'hucre/xlsx';
import type { Book, BookCell, BookSheet, ColourRule, Look, Validation } from './book.ts';

/* The one file that knows the library which writes workbooks. */

/** A book as the bytes of an .xlsx file. */
export function writeBook(book: Book): Promise<Uint8Array> {
  const styles = new Styles();
  return writeXlsx({
    sheets: book.sheets.map((sheet) => sheetOf(sheet, styles)),
    namedRanges: book.names.map(({ name, range }) => ({ name, range })),
    properties: { title: book.title, creator: 'Ábaco' },
    defaultFont: { name: 'Calibri', size: 11 },
  });
}

const grey = (rgb: string): CellStyle['fill'] => ({
  type: 'pattern',
  pattern: 'solid',
  fgColor: { rgb },
});
const THIN = { style: 'thin', color: { rgb: 'C9C4BC' } } as const;

/** The colours of financial models: what a person types is blue, what is computed neutral. */
const LOOKS: Readonly<Record<Look, CellStyle>> = {
  title: { font: { bold: true, size: 15 } },
  section: { font: { bold: true, color: { rgb: 'B4520B' } }, border: { bottom: THIN } },
  header: {
    font: { bold: true },
    fill: grey('EDEAE5'),
    alignment: { wrapText: true, vertical: 'center' },
    border: { bottom: THIN },
  },
  label: {},
  note: { font: { color: { rgb: '6B655C' } } },
  input: { font: { color: { rgb: '1F4FBF' } }, fill: grey('EAF1FD') },
  computed: {},
  total: { font: { bold: true } },
  helper: { font: { color: { rgb: '8A8378' } } },
};

/** One object a style: the library tells styles apart by their content, which takes time. */
class Styles {
  private readonly known = new Map<string, CellStyle>();

  of({ look, format }: BookCell): CellStyle {
    const key = `${look} ${format ?? ''}`;
    const known = this.known.get(key);
    if (known) return known;
    const style = format === undefined ? LOOKS[look] : { ...LOOKS[look], numFmt: format };
    this.known.set(key, style);
    return style;
  }
}

function sheetOf(sheet: BookSheet, styles: Styles): WriteSheet {
  const { name, hidden = false, widths, hiddenColumns = [], rows } = sheet;
  const cells = new Map<string, Partial<Cell>>();
  rows.forEach((row, at) => {
    row?.forEach((cell, column) => {
      if (cell) cells.set(`${at},${column}`, cellOf(cell, styles.of(cell)));
    });
  });
  const columns = Array.from({
    length: Math.max(widths.length, ...hiddenColumns.map((c) => c + 1)),
  });
  return {
    name,
    hidden,
    cells,
    columns: columns.map((_, at) => ({
      width: widths[at] ?? 12,
      hidden: hiddenColumns.includes(at),
    })),
    freezePane: { rows: sheet.frozenRows ?? 0, columns: sheet.frozenColumns ?? 0 },
    dataValidations: (sheet.validations ?? []).map(validationOf),
    conditionalRules: (sheet.colours ?? []).flatMap(rulesOf),
    view: { showGridLines: false },
    pageSetup: {
      paperSize: 'letter',
      orientation: sheet.landscape ? 'landscape' : 'portrait',
      fitToPage: true,
      fitToWidth: 1,
      fitToHeight: 0,
      ...(sheet.frozenRows ? { printTitlesRow: `$${sheet.frozenRows}:$${sheet.frozenRows}` } : {}),
    },
    headerFooter: { oddFooter: '&L&A&RPágina &P de &N' },
  };
}

function cellOf({ value, formula }: BookCell, style: CellStyle): Partial<Cell> {
  if (formula === undefined) return { value, style };
  return { formula, formulaResult: value, style };
}

function validationOf(validation: Validation): DataValidation {
  const { range, type, prompt } = validation;
  const said = {
    range,
    allowBlank: true,
    showErrorMessage: true,
    errorTitle: 'Ábaco',
    ...(prompt ? { showInputMessage: true, inputMessage: prompt } : {}),
  };
  if (type === 'list') {
    const errorMessage = 'Elige una de las opciones de la lista.';
    return { ...said, type, formula1: validation.source.replace(/^=/, ''), errorMessage };
  }
  const { min, max } = validation;
  const errorMessage =
    type === 'textLength' ? 'El texto es muy largo.' : 'Está fuera de los límites.';
  if (min !== undefined && max !== undefined) {
    const limits = { formula1: String(min), formula2: String(max) };
    return { ...said, type, operator: 'between', ...limits, errorMessage };
  }
  const operator = min === undefined ? 'lessThanOrEqual' : 'greaterThanOrEqual';
  return { ...said, type, operator, formula1: String(min ?? max ?? 0), errorMessage };
}

const COLOURS = { good: '1E7B4B', warning: 'B4520B', bad: 'B3261E' } as const;

/** The first rule that holds decides. */
function rulesOf({ range, good, warning, lower }: ColourRule, at: number): ConditionalRule[] {
  const operator = lower ? 'lessThanOrEqual' : 'greaterThanOrEqual';
  const first = (range.split(':')[0] ?? range).replaceAll('$', '');
  const rule = (step: number, formula: string, rgb: string): ConditionalRule => ({
    type: 'cellIs',
    operator,
    formula,
    range,
    priority: at * 4 + step,
    stopIfTrue: true,
    style: { font: { color: { rgb } } },
  });
  return [
    {
      type: 'expression',
      formula: `NOT(ISNUMBER(${first}))`,
      range,
      priority: at * 4 + 1,
      stopIfTrue: true,
      style: {},
    },
    rule(2, good, COLOURS.good),
    rule(3, warning, COLOURS.warning),
    {
      type: 'expression',
      formula: `ISNUMBER(${first})`,
      range,
      priority: at * 4 + 4,
      style: { font: { color: { rgb: COLOURS.bad } } },
    },
  ];
}
