import type { Scalar } from '../engine/index.ts';
import {
  Calculation,
  type Document,
  escapeFormula,
  outputs,
  scalarOutputs,
  type Tool,
} from '../tool/index.ts';
import type { Format } from './args.ts';
import { refuseLists, type Selection, selectionOf } from './only.ts';
import { ERROR_COLUMN } from './table.ts';

/** Puts calculated cases into text, one line each. */
export interface Writer {
  readonly good: (calculation: Calculation) => string;
  readonly bad: (number: number, error: string) => string;
  /** What is still missing when all cases have passed. */
  readonly end: () => string;
}

export interface Wanted {
  readonly format: Exclude<Format, 'xlsx'>;
  /** The outputs by their names; all of them where it is undefined. */
  readonly only: readonly string[] | undefined;
}

/**
 * @param batch whether a case may be bad while others are good
 * @throws {Failure} where a name isn't one of the tool's outputs, or has no place in the format
 */
export function writerFor({ format, only }: Wanted, tool: Tool, batch: boolean): Writer {
  const selection = only && selectionOf(tool, only);
  if (format !== 'csv') return jsonWriter(tool, selection);
  if (only) refuseLists(tool, only);
  return new CsvWriter(tool, batch, selection);
}

function jsonWriter(tool: Tool, selection: Selection | undefined): Writer {
  return {
    good: (calculation) => {
      const { document } = calculation;
      const values = selection ? selection.of(calculation) : outputs(tool, calculation);
      const result = { tool: tool.id, inputs: document, outputs: values };
      return `${JSON.stringify(result)}\n`;
    },
    bad: (number, error) => `${JSON.stringify({ tool: tool.id, case: number, error })}\n`,
    end: () => '',
  };
}

/**
 * Inputs and outputs of a single value, one row a case. The columns are the tool's own, the same
 * for all cases and known before the first: what is named by what a person added (the flows of a
 * project's streams) is in lists, and those are in JSON only.
 */
class CsvWriter implements Writer {
  private readonly tool: Tool;
  private readonly batch: boolean;
  private readonly columns: readonly string[];
  private begun = false;

  constructor(tool: Tool, batch: boolean, selection: Selection | undefined) {
    this.tool = tool;
    this.batch = batch;
    const initial = new Calculation(tool, tool.document.initial());
    const outputNames = Object.keys(scalarOutputs(tool, initial));
    const chosen = selection ? outputNames.filter(selection.has) : outputNames;
    this.columns = [...new Set([...Object.keys(inputCells(initial.document)), ...chosen])];
  }

  good(calculation: Calculation): string {
    const row = this.row(calculation);
    const cells = this.columns.map((name) => cellText(row[name] ?? null));
    return `${this.header()}${line(this.batch ? [...cells, ''] : cells)}`;
  }

  bad(_number: number, error: string): string {
    return `${this.header()}${line([...this.columns.map(() => ''), cellText(error)])}`;
  }

  end(): string {
    return this.header();
  }

  private row(calculation: Calculation): Record<string, Scalar> {
    return { ...inputCells(calculation.document), ...scalarOutputs(this.tool, calculation) };
  }

  private header(): string {
    if (this.begun) return '';
    this.begun = true;
    return line([...this.columns, ...(this.batch ? [ERROR_COLUMN] : [])].map(cellText));
  }
}

/** Lists and groups of inputs as JSON text, so that the file is an input that lacks nothing. */
function inputCells(document: Document): Record<string, Scalar> {
  const entries = Object.entries(document).map(([id, value]): [string, Scalar] => [
    id,
    typeof value === 'object' && value !== null ? JSON.stringify(value) : value,
  ]);
  return Object.fromEntries(entries);
}

const line = (cells: readonly string[]): string => `${cells.join(';')}\n`;

const LIKE_THOUSANDS = /^-?\d{1,3}\.\d{3}$/;

/** A value as a cell: a number stays a number, a text can't run as a formula. */
function cellText(value: Scalar): string {
  if (value === null) return '';
  if (typeof value === 'number') {
    const digits = String(value);
    // 12.125 would be read as twelve thousand and some where a dot groups; 12.1250 can't be.
    return LIKE_THOUSANDS.test(digits) ? `${digits}0` : digits;
  }
  const text = escapeFormula(String(value));
  return /[;"\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
