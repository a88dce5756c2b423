import { type Field, type Kind, kinds, type Tool, unescapeFormula } from '../tool/index.ts';
import { columnNumbers } from './column-numbers.ts';
import type { Separator } from './csv.ts';
import { explainJson } from './json.ts';

/** What a cell that is not empty says, or what is wrong with it. */
export type CellReader = (text: string) => { readonly value: unknown } | { readonly error: string };

function readJsonText(text: string): ReturnType<CellReader> {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { error: explainJson(text) };
  }
}

function kindReader(kind: Kind, field: Field | undefined, separator: Separator): CellReader {
  if (kind.type === 'number') {
    return columnNumbers(separator, field ?? { kind: 'number', label: '' });
  }
  const shape = field ?? { kind: 'text', label: '' };
  return (text) => kind.parse(unescapeFormula(text), shape);
}

/** The reader of every input of a tool, by name. Each serves one column of one file. */
export function cellReaders(tool: Tool, separator: Separator): Map<string, CellReader> {
  const document = tool.document.initial();
  const { inputs, lists, axes } = tool.declare(document);
  const readers = new Map<string, CellReader>();
  for (const [id, value] of Object.entries(document)) {
    if (typeof value === 'object' && value !== null) readers.set(id, readJsonText);
    else readers.set(id, kindReader(kindOf(value), undefined, separator));
  }
  for (const id of [...Object.keys(lists), ...Object.keys(axes)]) readers.set(id, readJsonText);
  for (const [id, field] of Object.entries(inputs)) {
    readers.set(id, kindReader(kinds[field.kind], field, separator));
  }
  return readers;
}

/** For a document's own members that are no declared inputs. */
function kindOf(value: unknown): Kind {
  if (typeof value === 'number') return kinds.number;
  return typeof value === 'boolean' ? kinds.toggle : kinds.text;
}
