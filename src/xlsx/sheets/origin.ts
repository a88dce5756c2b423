import type { Document, Tool } from '../../tool/index.ts';
import { Grid } from '../grid.ts';
import type { Layout } from '../layout.ts';
import type { Origin } from '../origin.ts';

/** A cell takes 32,767 characters. */
const PIECE = 30_000;

export function originSheet(
  layout: Layout,
  tool: Tool,
  document: Document,
  name: string | undefined,
): Grid {
  const grid = new Grid(layout.originSheet, { hidden: true });
  const origin: Origin = {
    app: 'abaco',
    tool: tool.id,
    version: tool.version,
    document,
    ...(name !== undefined && { name }),
  };
  const text = JSON.stringify(origin);
  for (let at = 0; at * PIECE < text.length; at++) {
    const value = text.slice(at * PIECE, (at + 1) * PIECE);
    grid.put(at, 0, { value, look: 'helper', format: '@' });
  }
  return grid;
}
