import type { Scalar } from '../engine/index.ts';
import { Calculation, type Document, outputs, scalarOutputs, type Tool } from '../tool/index.ts';
import type { Format } from './args.ts';
import { ERROR_COLUMN } from './table.ts';

/** Puts calculated cases into text, one line each. */
export interface Writer {
  /** @throws {UnwritableCase} where this format can't hold the case */
  readonly good: (calculation: Calculation) => string;
  readonly bad: (number: number, error: string) => string;
  /** What is still missing when all cases have passed. */
  readonly end: () => string;
}

/** A case that was calculated but does not fit the output. */
export class UnwritableCase extends Error {
  override name = 'UnwritableCase';
}

/** @param batch whether a case may be bad while others are good */
export function writerFor(format: Format, tool: Tool, batch: boolean): Writer {
  return format === 'csv' ? new CsvWriter(tool, batch) : jsonWriter(tool);
}

function jsonWriter(tool: Tool): Writer {
  return {
    good: (calculation) => {
      const { document } = calculation;
      const result = { tool: tool.id, inputs: document, outputs: outputs(tool, calculation) };
      return `${JSON.stringify(result)}\n`;
    },
    bad: (number, error) => `${JSON.stringify({ tool: tool.id, case: number, error })}\n`,
    end: () => '',
  };
}

/** Inputs and outputs of a single value, in columns that the first case fixes. */
class CsvWriter implements Writer {
  private columns: Set<string> | undefined;

  constructor(
    private readonly tool: Tool,
    private readonly batch: boolean,
  ) {}

  good(calculation: Calculation): string {
    const values = scalars(calculation);
    const header = this.header(() => values);
    const columns = [...(this.columns ?? [])];
    const extra = Object.keys(values).find((name) => !this.columns?.has(name));
    if (extra !== undefined) {
      throw new UnwritableCase(
        `${extra} no está entre las columnas del primer caso; --format ndjson sí lo admite`,
      );
    }
    const cells = columns.map((name) => cellText(values[name] ?? null));
    return `${header}${line(this.batch ? [...cells, ''] : cells)}`;
  }

  bad(_number: number, error: string): string {
    const header = this.end();
    return `${header}${line([...Array.from(this.columns ?? [], () => ''), cellText(error)])}`;
  }

  end(): string {
    const { tool } = this;
    return this.header(() => scalars(new Calculation(tool, tool.document.initial())));
  }

  private header(first: () => Record<string, Scalar>): string {
    if (this.columns) return '';
    this.columns = new Set(Object.keys(first()));
    return line([...this.columns, ...(this.batch ? [ERROR_COLUMN] : [])].map(cellText));
  }
}

function scalars(calculation: Calculation): Record<string, Scalar> {
  return { ...scalarInputs(calculation.document), ...scalarOutputs(calculation) };
}

function scalarInputs(document: Document): Record<string, Scalar> {
  const entries = Object.entries(document).filter(
    (entry): entry is [string, Scalar] => typeof entry[1] !== 'object' || entry[1] === null,
  );
  return Object.fromEntries(entries);
}

const line = (cells: readonly string[]): string => `${cells.join(';')}\n`;

const LIKE_THOUSANDS = /^-?\d{1,3}\.\d{3}$/;
const LIKE_FORMULA = /^[=+\-@\t\r]/;

/** A value as a cell: a number stays a number, a text can't run as a formula. */
function cellText(value: Scalar): string {
  if (value === null) return '';
  if (typeof value === 'number') {
    const digits = String(value);
    // 12.125 would be read as twelve thousand and some where a dot groups; 12.1250 can't be.
    return LIKE_THOUSANDS.test(digits) ? `${digits}0` : digits;
  }
  const text = LIKE_FORMULA.test(String(value)) ? `'${value}` : String(value);
  return /[;"\n\r]/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}
