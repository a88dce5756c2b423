import {
  type Cell,
  type CellStyle,
  type ConditionalRule,
  type DataValidation,
  writeXlsx,
  type WriteSheet,
} from 'hucre/xlsx';
import type {
  ActualRule,
  Book,
  BookCell,
  BookChart,
  BookSheet,
  ColourRule,
  Look,
  Validation,
} from './book.ts';

/* The one file that knows the library which writes workbooks. */

/** A book as the bytes of an .xlsx file. */
export function writeBook(book: Book): Promise<Uint8Array> {
  const styles = new Styles();
  return writeXlsx({
    sheets: book.sheets.map((sheet) => sheetOf(sheet, styles)),
    namedRanges: book.names.map(({ name, range }) => ({ name, range })),
    properties: { title: book.title, creator: 'Ábaco' },
    defaultFont: FONT,
  });
}

const FONT = { name: 'Calibri', size: 11 };
/** A style without a font's name gets whatever the reader's default is. */
const font = (more: CellStyle['font']): CellStyle['font'] => ({ ...FONT, ...more });

const filled = (rgb: string): CellStyle['fill'] => ({
  type: 'pattern',
  pattern: 'solid',
  fgColor: { rgb },
});
const THIN = { style: 'thin', color: { rgb: 'C9C4BC' } } as const;

/** The colours of financial models: what a person types is blue, what is computed neutral. */
const LOOKS: Readonly<Record<Look, CellStyle>> = {
  title: { font: font({ bold: true, size: 15 }) },
  section: { font: font({ bold: true, color: { rgb: 'B4520B' } }), border: { bottom: THIN } },
  header: {
    font: font({ bold: true }),
    fill: filled('EDEAE5'),
    alignment: { wrapText: true, vertical: 'center', horizontal: 'center' },
    border: { bottom: THIN },
  },
  label: { font: font({}) },
  note: { font: font({ color: { rgb: '6B655C' } }), alignment: { horizontal: 'left', indent: 1 } },
  input: { font: font({ color: { rgb: '1F4FBF' } }), fill: filled('EAF1FD') },
  computed: { font: font({}) },
  total: { font: font({ bold: true }), alignment: { horizontal: 'right' } },
  message: { font: font({}), alignment: { wrapText: true, vertical: 'top' } },
  helper: { font: font({ color: { rgb: '8A8378' } }) },
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
    conditionalRules: [
      ...(sheet.actuals ?? []).map(actualRule),
      ...(sheet.colours ?? []).flatMap(colourRules),
      ...(sheet.wholes ?? []).map(wholeRule),
    ].map((rule, priority) => ({ ...rule, priority: priority + 1 })),
    charts: (sheet.charts ?? []).map(chartOf),
    view: { showGridLines: false },
    rowDefs: new Map((sheet.heights ?? []).map(([row, lines]) => [row, { height: lines * LINE }])),
    pageSetup: {
      paperSize: 'letter',
      orientation: sheet.landscape ? 'landscape' : 'portrait',
      ...fitOf(sheet),
      ...(sheet.frozenRows ? { printTitlesRow: `$${sheet.frozenRows}:$${sheet.frozenRows}` } : {}),
    },
    headerFooter: { oddFooter: '&L&A&RPágina &P de &N' },
  };
}

const DIGITS = 15;
const LINE = 15;
/** In characters: a wider sheet would be too small to read on one page, and goes over several. */
const PAGE_WIDTH = 170;

function fitOf({
  widths,
  hiddenColumns = [],
  frozenColumns = 0,
}: BookSheet): NonNullable<WriteSheet['pageSetup']> {
  const shown = widths.filter((_, at) => !hiddenColumns.includes(at));
  if (shown.reduce((sum, width) => sum + width, 0) <= PAGE_WIDTH) {
    return { fitToPage: true, fitToWidth: 1, fitToHeight: 0 };
  }
  return frozenColumns > 0 ? { printTitlesColumn: `$A:$${frozenColumns > 1 ? 'B' : 'A'}` } : {};
}

function cellOf({ value, formula }: BookCell, style: CellStyle): Partial<Cell> {
  if (formula === undefined) return { value, style };
  // As many digits as a spreadsheet has; further ones only make the file larger.
  const kept = typeof value === 'number' ? Number(value.toPrecision(DIGITS)) : value;
  return { formula, formulaResult: kept, style };
}

/** In cells. */
const CHART = { rows: 20, columns: 11 };
/** Told apart with every kind of colour vision (Okabe and Ito), on white. */
const SERIES = ['0072B2', 'E69F00', '009E73', 'CC79A7', 'D55E00', '56B4E9', '7A7A7A', 'F0E442'];

function chartOf({
  type,
  title,
  stacked,
  categories,
  series,
  row,
  column,
}: BookChart): NonNullable<WriteSheet['charts']>[number] {
  return {
    type,
    title,
    ...(type === 'column' && stacked ? { barGrouping: 'stacked' as const } : {}),
    ...(type === 'area' && stacked ? { areaGrouping: 'stacked' as const } : {}),
    series: series.map((one, at) => ({
      ...one,
      categories,
      color: SERIES[at % SERIES.length] ?? '0072B2',
    })),
    anchor: {
      from: { row, col: column },
      to: { row: row + CHART.rows, col: column + CHART.columns },
    },
  };
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

type Rule = Omit<ConditionalRule, 'priority'>;

const firstOf = (range: string): string => range.split(':', 1)[0] ?? range;

/** A rule that holds in cells with a number; a text is more than any number to Excel. */
function rule(range: string, holds: string, style: CellStyle): Rule {
  return { type: 'expression', range, formula: `AND(ISNUMBER(${firstOf(range)}),${holds})`, style };
}

/** Of several that hold, the first one colours. */
function colourRules({ range, good, warning, lower }: ColourRule): Rule[] {
  const [cell, sign] = [firstOf(range), lower ? '<=' : '>='];
  const coloured = (holds: string, rgb: string): Rule =>
    rule(range, holds, { font: { color: { rgb } } });
  return [
    coloured(`${cell}${sign}${good}`, COLOURS.good),
    coloured(`${cell}${sign}${warning}`, COLOURS.warning),
    coloured('TRUE', COLOURS.bad),
  ];
}

/** What a person typed over a computed value, in the colours that the product has for it. */
function actualRule({ range, against }: ActualRule): Rule {
  // The ground of a conditional format is what elsewhere is the colour behind a pattern.
  const fill = { type: 'pattern', pattern: 'solid', bgColor: { rgb: 'F2E6FD' } } as const;
  const style = { font: { color: { rgb: '7527BD' } }, fill };
  return rule(range, `${firstOf(range)}<>${against}`, style);
}

function wholeRule(range: string): Rule {
  const cell = firstOf(range);
  return rule(range, `${cell}=INT(${cell})`, { numFmt: '#,##0' });
}
