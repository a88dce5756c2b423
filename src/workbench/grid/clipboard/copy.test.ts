// @vitest-environment jsdom
import fc from 'fast-check';
import { describe, expect, test, vi } from 'vitest';
import { plainNumber } from '../../../tool/index.ts';
import {
  readBlock,
  readHtmlNumbers,
  readTsv,
  withOwnNumbers,
  withZeros,
} from './clipboard-block.ts';
import { copyRange, copyValues, linesOf } from './copy.ts';
import { type SampleValue, sampleModel } from '../testing/grid-sample.ts';

const NONE = { exact: '', html: '', text: '' };

/** As a person would round, by the decimals and the digits that are written; from 1e15 on all digits are whole. */
function sixDecimals(value: number): number {
  if (Math.abs(value) >= 1e15) return value;
  const digits = new Intl.NumberFormat('en', { maximumFractionDigits: 6, useGrouping: false });
  const kept = new Intl.NumberFormat('en', { maximumSignificantDigits: 15, useGrouping: false });
  return Number(kept.format(Number(digits.format(value))));
}

function copied(rows: readonly (readonly SampleValue[])[]) {
  const model = sampleModel(rows);
  const right = (rows[0]?.length ?? 1) - 1;
  const lines = linesOf([{ top: 0, left: 0, bottom: rows.length - 1, right }]);
  if (!lines) throw new Error('one rectangle is always one');
  return copyRange(model, model.columns, lines);
}

describe('copy', () => {
  test('tab-separated, unrounded, quoted where Excel quotes', () => {
    expect(
      copied([
        [1250000.5, 'dos\tpartes'],
        [-3, 'dice "sí"\ny más'],
      ]).text,
    ).toBe('1250000,5\t"dos\tpartes"\r\n-3\t"dice ""sí""\ny más"');
  });
  test('a text that was not taken is what leaves, not the value that is kept beneath it', () => {
    const model = sampleModel([[7, 1]]);
    const cell = (row: number, columnId: string) => {
      const plain = model.cell(row, columnId);
      return columnId === 'b' ? { ...plain, text: '150 %', refused: true } : plain;
    };
    const { text, html } = copyRange({ ...model, cell }, model.columns, {
      rows: [0],
      cols: [0, 1],
    });
    expect(text).toBe('7\t150 %');
    expect(readBlock({ ...NONE, html })[0]).toEqual(['7', '150 %']);
  });
  test('leaves the buttons of the rows out', () => {
    const model = sampleModel([[1, 'Eliminar']]);
    const columns = model.columns.map((column, at) =>
      at === 1 ? { ...column, button: 'remove' as const } : column,
    );
    const whole = { rows: [0], cols: [0, 1] };
    expect(copyRange(model, columns, whole).text).toBe('1');
  });
  test('with heads, beside each row its name too, where that is no data and was not selected', () => {
    const rows = [
      ['Cap rate', 12, 8],
      ['Margen', 9, 7],
    ];
    const heads = (readOnly: string, cols: number[]) => {
      const model = sampleModel(rows, { readOnly });
      const columns = model.columns.map((column, at) => ({ ...column, pinned: at === 0 }));
      return copyRange(model, columns, { rows: [0, 1], cols }, true).text;
    };
    const named = 'Columna A\tColumna C\r\nCap rate\t8\r\nMargen\t7';
    expect(heads('a', [2])).toBe(named);
    expect(heads('a', [0, 2])).toBe(named);
    expect(heads('', [2])).toBe('Columna C\r\n8\r\n7');
  });
  test('with the names of its columns first, those of the selected ones alone', () => {
    const model = sampleModel([
      ['Torre', 12, 8],
      ['Casa', 9, 7],
    ]);
    const headers = ['Nombre', 'Tasa', 'Total'];
    const columns = model.columns.map((column, at) => ({ ...column, header: headers[at] ?? '' }));
    const rate = { unit: '%', fileUnit: '% E.A.' };
    const named = columns.map((column, at) => (at === 1 ? { ...column, ...rate } : column));
    const { text, html } = copyRange(model, named, { rows: [1], cols: [1, 2] }, true);
    expect(text).toBe('Tasa (% E.A.)\tTotal\r\n9\t7');
    expect(readBlock({ ...NONE, html })[0]).toMatchObject([
      { text: 'Tasa (% E.A.)', readOnly: true },
      { text: 'Total', readOnly: true },
    ]);
  });
  test('a text that looks like a formula cannot become one; a negative number stays a number', () => {
    const { text, html } = copied([['=HYPERLINK("http://x")', '+1', '@a', '-b', -3]]);
    expect(text).toBe('"\'=HYPERLINK(""http://x"")"\t\'+1\t\'@a\t\'-b\t-3');
    expect(html).toContain(">'=HYPERLINK(&quot;http://x&quot;)</td>");
    expect(html).toContain('<td x:num="-3" sdval="-3" sdnum="1033;0;General">-3</td>');
  });
  test('the HTML carries numbers with a decimal point and escapes texts', () => {
    const { html } = copied([[1250000.5, '<b>&']]);
    expect(html).toContain('x:num="1250000.5" sdval="1250000.5"');
    expect(html).toContain('&lt;b&gt;&amp;');
  });
});

describe('figures leave for other programs', () => {
  const painted = (value: number | null, text: string) => {
    const model = sampleModel([[value]], { readOnly: 'a' });
    const cell = () => ({ ...model.cell(0, 'a'), text });
    const whole = { rows: [0], cols: [0] };
    return copyRange({ ...model, cell }, model.columns, whole);
  };
  test('a percent as one, in text and in HTML', () => {
    const { text, html } = painted(8, '8,00\u00a0%');
    expect(text).toBe('8 %');
    expect(html).toContain(
      `<td x:num="0.08" sdval="0.08" style="mso-number-format:'0.00%'" sdnum="1033;0;0.00%">8 %</td>`,
    );
    const foreign = html.replace(/ data-abaco-grid="[^"]*"/, '');
    expect(readBlock({ ...NONE, text, html: foreign })).toEqual([['8 %']]);
    expect(painted(86.2144351, '86,21\u00a0%').html).toContain('sdval="0.86214435"');
  });
  test('an amount with its thousands, and nothing else so', () => {
    // What Excel itself writes for a cell of 6,060,000,000 with the format #,##0.
    const format = `style="mso-number-format:'\\#\\,\\#\\#0'" sdnum="1033;0;#,##0"`;
    expect(painted(6.06e9, '$\u00a06.060.000.000').html).toContain(
      `<td x:num="6060000000" sdval="6060000000" ${format}>6060000000</td>`,
    );
    expect(painted(-5, '−$\u00a05').html).toContain('sdnum="1033;0;#,##0">-5</td>');
    expect(painted(2028, '2028').html).toContain('sdnum="1033;0;General">2028</td>');
  });
  test('without the noise of binary fractions', () => {
    const { text, html, exact } = painted(13_547_519.999999998, '$ 13.547.520');
    expect(text).toBe('13547520');
    expect(html).toContain('x:num="13547520" sdval="13547520"');
    expect(exact).toContain('"13547520"');
    expect(painted(-0.1 - 0.2, '-0,3').text).toBe('-0,3');
    // Excel keeps 15 digits: =33500000000,1+0,2 is 33500000000,3, which no double is.
    const large = painted(33_500_000_000.1 + 0.2, '$ 33.500.000.000');
    expect(large.text).toBe('33500000000,3');
    expect(large.html).toContain('x:num="33500000000.3"');
    expect(large.exact).toContain('"33500000000,3"');
  });
  test('a day as the number that spreadsheets have for it, in any language', () => {
    const model = sampleModel([['2024-02-29', '2024-02-29']], { readOnly: 'a' });
    const cell = (row: number, id: string) => ({
      ...model.cell(row, id),
      ...(id === 'a' ? { text: '29/02/2024' } : {}),
    });
    const { html, text } = copyRange({ ...model, cell }, model.columns, {
      rows: [0],
      cols: [0, 1],
    });
    expect(text).toBe('29/02/2024\t2024-02-29');
    // Excel: =DATE(2024,2,29) is 45351. The second cell is a text that only looks like a day.
    expect(html).toContain(
      `<td x:num="45351" sdval="45351" style="mso-number-format:'dd\\/mm\\/yyyy'" sdnum="1033;0;DD/MM/YYYY">29/02/2024</td>`,
    );
    expect(html).toContain('sdnum="1033;0;@">2024-02-29</td>');
  });
  test('empty where there is no value', () => {
    for (const shown of ['—', 'N/A']) {
      expect(painted(null, shown).text).toBe('');
      expect(painted(null, shown).html).toContain('<td></td>');
    }
  });
});

describe('paste', () => {
  test('Excel’s text: quotes, line ends inside cells, a last line end, ragged rows', () => {
    expect(readBlock({ ...NONE, text: 'a\t"b\nc"\r\n"d ""e"""\r\n' })).toEqual([
      ['a', 'b\nc'],
      ['d "e"', ''],
    ]);
    expect(readTsv('')).toEqual([['']]);
    expect(readTsv('"sin cerrar\tb')).toEqual([['"sin cerrar', 'b']]);
  });
  test('the apostrophe that guards a text is taken off again', () => {
    expect(readBlock({ ...NONE, text: "'=1+1\t'hola" })).toEqual([['=1+1', "'hola"]]);
  });
  test('what the grid copied comes back exactly by its own format, and to 1e-6 by the text alone', () => {
    const cell = fc.oneof(
      fc.string({ minLength: 1 }).filter((text) => !text.includes('\r') && !/^'[=+\-@]/.test(text)),
      fc.double({ noNaN: true, noDefaultInfinity: true }),
    );
    const row = fc.array(cell, { minLength: 2, maxLength: 2 });
    fc.assert(
      fc.property(fc.array(row, { minLength: 1, maxLength: 4 }), (rows) => {
        const expected = rows.map((values) =>
          values.map((value) => (typeof value === 'number' ? plainNumber(value) : value)),
        );
        const { text, exact } = copied(rows);
        expect(readBlock({ ...NONE, exact })).toEqual(expected);
        const leaves = (value: string | number): string =>
          typeof value === 'number' ? plainNumber(sixDecimals(value)) : value;
        expect(readBlock({ ...NONE, text })).toEqual(rows.map((values) => values.map(leaves)));
      }),
    );
  });
  test('numbers come from LibreOffice’s and Excel’s HTML whatever their locale', () => {
    const html =
      '<table><tr><td sdval="1250.75">1,250.75</td><td x:num="-0.5">($ 0.50)</td></tr>' +
      '<tr><td sdval="0.07">7%</td><td>texto</td></tr></table>';
    expect(readBlock({ ...NONE, text: '1,250.75\t($ 0.50)\n7%\ttexto\n', html })).toEqual([
      ['1250,75', '-0,5'],
      ['7 %', 'texto'],
    ]);
  });
  test('a date keeps the text that it shows', () => {
    const html =
      '<table><tr><td sdval="45292">01/01/2024</td><td sdval="0.5">12:00</td></tr></table>';
    expect(readHtmlNumbers(html)).toEqual([[null, null]]);
  });
  test('styles aren’t handed to the browser, which would report each', () => {
    const parsed = vi.spyOn(DOMParser.prototype, 'parseFromString');
    const html = `<style>td{color:red}</style><table STYLE='a:b' title="x > style=y"><tr style="height:15pt">
      <td x:num="620000000.5" style="width:48pt">620.000.001</td><td>style="z"</td></tr></table>`;
    expect(readBlock({ ...NONE, text: '620.000.001\tstyle="z"', html })).toEqual([
      ['620000000,5', 'style="z"'],
    ]);
    expect(readHtmlNumbers(html)).toEqual([['620000000,5', null]]);
    for (const [given] of parsed.mock.calls) {
      const read = new Range().createContextualFragment(given);
      expect(read.querySelectorAll('style, [style]')).toHaveLength(0);
      expect(read.querySelector('table')?.title).toBe('x > style=y');
    }
    parsed.mockRestore();
  });
  test('HTML of another shape than the text is not trusted', () => {
    const html = '<table><tr><td sdval="5" colspan="2">5</td></tr></table>';
    expect(readBlock({ ...NONE, text: '5\t6', html })).toEqual([['5', '6']]);
  });
});

describe('several ranges', () => {
  const cell = (row: number, col: number) => ({ top: row, bottom: row, left: col, right: col });

  test('stand side by side where they have their rows in common', () => {
    const ranges = [
      { top: 1, bottom: 2, left: 4, right: 4 },
      { top: 1, bottom: 2, left: 0, right: 1 },
    ];
    expect(linesOf(ranges)).toEqual({ rows: [1, 2], cols: [0, 1, 4] });
  });

  test('stand one below the other where they have their columns in common', () => {
    expect(linesOf([cell(3, 2), cell(0, 2)])).toEqual({ rows: [0, 3], cols: [2] });
  });

  test('make no range where they have neither in common, as in Excel', () => {
    expect(linesOf([cell(0, 0), cell(1, 1)])).toBeNull();
  });
});

describe('a table that is no grid', () => {
  const { text, html } = copyValues([
    [
      { text: 'Tasa', value: 'Tasa' },
      { text: '9,5\u00a0%', value: 9.5 },
      { text: '$\u00a01.250.000', value: 1_250_000 },
      { text: 'N/A', value: null },
      { text: '=1+1', value: '=1+1' },
    ],
  ]);

  test('has plain numbers, percents as such, and words that no spreadsheet computes', () => {
    expect(text).toBe("Tasa\t9,5 %\t1250000\t\t'=1+1");
  });

  test('gives a spreadsheet the numbers themselves', () => {
    expect(readHtmlNumbers(html)).toEqual([[null, '9,5 %', '1250000', null, null]]);
  });
});

test('numbers grouped by commas are pasted as they are typed here, where nothing says otherwise', () => {
  const computed = { text: '1,5', readOnly: true } as const;
  expect(withOwnNumbers([['Norte', '$1,250,000', '850,000', '3.5%']])).toEqual([
    ['Norte', '$1.250.000', '850.000', '3,5%'],
  ]);
  const mixed = [
    ['1,250,000', '1.250.000'],
    ['850,000', computed],
  ];
  expect(withOwnNumbers(mixed)).toBe(mixed);
});

test('a dash among amounts is the zero that accounts write so; by itself it is what it is', () => {
  expect(withZeros([['Parqueadero', '3.900.000', '-', ' –  ']])).toEqual([
    ['Parqueadero', '3.900.000', '0', '0'],
  ]);
  const words = [['-', 'Norte']];
  expect(withZeros(words)).toBe(words);
});
