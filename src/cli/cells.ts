import { type Field, type Kind, kinds, type Parsed, type Tool } from '../tool/index.ts';
import type { Separator } from './csv.ts';
import { explainJson } from './json.ts';

/** What a cell that is not empty says, or what is wrong with it. */
export type CellReader = (text: string) => { readonly value: unknown } | { readonly error: string };

const MACHINE = /^[-+]?(\d+\.?\d*|\.\d+)(e[-+]?\d+)?$/i;
// '0.125' is no grouping: nobody writes thousands with a leading zero.
const GROUPED = /^[-+]?[1-9]\d{0,2}(\.\d{3})+$/;
// Twelve thousand five hundred, or twelve and a half.
const EITHER = /^[-+]?[1-9]\d{0,2},\d{3}$/;

/**
 * A number as a program or a person in Colombia writes it. The separator of the file tells what
 * a lone dot before three digits is: with ',' the decimal mark, with ';' the thousands.
 */
export function readNumber(text: string, separator: Separator): Parsed {
  const bare = text.replace(/[\s$%]/g, '');
  const plain = MACHINE.test(bare) && (separator === ',' || !GROUPED.test(bare));
  if (plain) return { value: Number(bare) };
  if (separator === ',' && EITHER.test(bare)) {
    return { error: `«${text.trim()}» es ambiguo: quita la coma o usa punto decimal` };
  }
  return kinds.number.parse(text, { kind: 'number', label: '' });
}

function readJsonText(text: string): ReturnType<CellReader> {
  try {
    return { value: JSON.parse(text) as unknown };
  } catch {
    return { error: explainJson(text) };
  }
}

/** Our own CSV puts an apostrophe before what a spreadsheet would take for a formula. */
const readText = (text: string): string => text.replace(/^'(?=[=+\-@\t\r])/, '');

function kindReader(kind: Kind, field: Field | undefined, separator: Separator): CellReader {
  if (kind.type === 'number') return (text) => readNumber(text, separator);
  const shape = field ?? { kind: 'text', label: '' };
  return (text) => kind.parse(readText(text), shape);
}

/** The reader of every input of a tool, by name. */
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
