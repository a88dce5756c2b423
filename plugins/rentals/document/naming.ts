import type { Naming, Scope } from '../../../src/tool/index.ts';
import { type StreamShape, structureOf } from './structure.ts';
import type { RentalsDocument } from './types.ts';

/** Projects and streams by their ids; the amounts of a stream by their turn and name ('1/Bodega'). */
export const naming: Naming<RentalsDocument> = {
  ids: ({ projects }) => projects.map(({ id }) => id),
  scopes: (document) => {
    const { incomes, expenses } = structureOf(document);
    return [...incomes, ...expenses].flatMap(scopesOf);
  },
  called: { incomes: 'Ingreso', expenses: 'Egreso', amounts: 'Concepto' },
};

function scopesOf({ key, side, id, concepts }: StreamShape): Scope[] {
  const stream = { list: side, id };
  return [
    { prefix: key, path: [stream] },
    ...concepts.map(({ part, name, turn }) => ({
      prefix: `${key}.${part}`,
      path: [stream, { list: 'amounts', id: `${turn + 1}/${name}` }],
    })),
  ];
}
