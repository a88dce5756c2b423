import { areGroupedByCommas, withOwnMarks } from '../../../../src/tool/index.ts';
import { readTyped, type Rows } from '../../../../src/workbench/index.ts';
import { MAX_AMOUNTS } from '../../document/check-streams.ts';
import { AMOUNT, amountText, type Line, MAX_NAME, newLine } from './directLines.ts';

/** What of a line is typed in a field of its own. */
export type Part = 'name' | 'text';

interface Place {
  /** The line into which it is pasted. */
  readonly at: number;
  readonly part: Part;
}

interface PastedLines {
  readonly lines: readonly Line[];
  /** What isn't taken, and why; null where all is. */
  readonly left: string | null;
}

/**
 * Lines with cells of a sheet in them, one below the other from where they are pasted: names and amounts, or
 * either of them where one column was copied.
 */
export function withCells(lines: readonly Line[], cells: Rows, { at, part }: Place): PastedLines {
  const rows = withoutBlank(cells);
  const width = rows[0]?.length ?? 0;
  if (width > 2) {
    const left = `Aquí van dos columnas, el nombre y el valor, y copiaste ${width}. Copia solo esas dos.`;
    return { lines, left };
  }
  const parts: readonly Part[] = width === 2 ? ['name', 'text'] : [part];
  const fitting = rows.slice(0, MAX_AMOUNTS - at);
  const amounts = ownTexts(fitting.map((row) => row[parts.indexOf('text')] ?? ''));
  const next = [...lines];
  for (const [offset, row] of fitting.entries()) {
    const line = next[at + offset] ?? newLine(next);
    const name = parts.includes('name') ? (row[0] ?? '').trim().slice(0, MAX_NAME) : line.name;
    const amount = parts.includes('text') ? { text: amounts[offset] ?? '', left: true } : {};
    next[at + offset] = { ...line, name, ...amount };
  }
  const over = rows.length - fitting.length;
  const isOne = over === 1;
  const left = `Un ingreso tiene hasta ${MAX_AMOUNTS} valores: ${isOne ? 'queda 1 fila' : `quedan ${over} filas`} sin pegar.`;
  return { lines: next, left: over > 0 ? left : null };
}

/** Without rows that say nothing, and columns between which there is nothing. */
function withoutBlank(cells: Rows): Rows {
  const isFilled = (cell: string | undefined) => (cell ?? '').trim() !== '';
  const rows = cells.filter((row) => row.some(isFilled));
  return rows.map((row) =>
    row.filter((_, column) => rows.some((other) => isFilled(other[column]))),
  );
}

/** Amounts as their field shows them; what can't be read, and arithmetic, as it stands. */
function ownTexts(texts: readonly string[]): readonly string[] {
  const own = areGroupedByCommas(texts) ? texts.map((text) => withOwnMarks(text, '.')) : texts;
  return own.map((text) => {
    const outcome = readTyped(AMOUNT, text);
    const isPlain = 'value' in outcome && outcome.expression === undefined;
    return isPlain && typeof outcome.value === 'number' ? amountText(outcome.value) : text.trim();
  });
}
