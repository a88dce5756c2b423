import { aboutFunction } from '../../engine/index.ts';
import { atom, call, LEVEL, type Piece, within } from './text.ts';

const NAME = /[\p{L}_][\p{L}\p{N}_.]*(?!\()(?![\p{L}\p{N}_.(])/gu;

/**
 * A function in Excel's spelling, as the catalogue has it: the function of that name there, or the
 * formula that does the same with the arguments in the place of their names.
 */
export function spelled(name: string, args: readonly Piece[], row?: Piece): Piece {
  const { excel, args: names } = aboutFunction(name);
  if (excel.name !== null && excel.as === undefined) return call(excel.name, ...args);
  const given = new Map<string, Piece>(row ? [['fila', row]] : []);
  names.forEach((label, at) => {
    const [, word = '', preset] = /^\[?([^\]=…]+)(?:=([^\]]+))?/u.exec(label) ?? [];
    given.set(word, args[at] ?? atom(preset?.replace(',', '.') ?? '0'));
  });
  const text = (excel.as ?? '').replace(NAME, (word) => {
    const piece = given.get(word);
    return piece ? within(piece, LEVEL.atom) : word;
  });
  return isCall(text) ? atom(text) : { text, level: 0 };
}

/** Whether a text is one call and nothing beside it. */
function isCall(text: string): boolean {
  if (!/^[A-Z.]+\(/.test(text) || !text.endsWith(')')) return false;
  let depth = 0;
  for (let at = 0; at < text.length; at++) {
    if (text[at] === '(') depth++;
    if (text[at] === ')' && --depth === 0) return at === text.length - 1;
  }
  return false;
}
