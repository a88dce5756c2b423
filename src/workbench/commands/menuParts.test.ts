import { expect, test } from 'vitest';
import type { MenuEntry } from '../../ui/index.ts';
import { menuParts } from './menuParts.ts';
import type { Command, MenuPart } from './registry.ts';

const of = (part: MenuPart, ...labels: string[]): readonly Command[] =>
  labels.map((label) => ({ id: label, label, group: 'Tabla', part, run: () => {} }));

/** 'Rellenar: abajo, derecha' is a page. */
const said = (entry: MenuEntry): string => {
  if (entry === 'separator') return '—';
  return 'items' in entry ? `${entry.label}: ${entry.items.map(said).join(', ')}` : entry.label;
};
const told = (commands: readonly (readonly Command[])[]) =>
  menuParts(commands).map((part) => part.map(said));

test('a long menu has what is used most at once, the rest in pages', () => {
  const menu = [
    [...of('paste', 'Cortar'), ...of('clipboard', 'Copiar', 'Pegar'), ...of('paste', 'Valores')],
    [...of('edit', 'Editar'), ...of('fill', 'Abajo', 'Derecha'), ...of('edit', 'Borrar')],
    of('records', 'Insertar', 'Eliminar'),
    of('move', 'Mover al final'),
    of('view', 'De menor a mayor', 'Filtrar'),
    of('note', 'Nota…'),
  ];
  expect(told(menu)).toEqual([
    ['Editar', 'Borrar', 'Copiar', 'Pegar', 'Nota…'],
    [
      'Rellenar: Abajo, Derecha',
      'Ordenar y filtrar: De menor a mayor, Filtrar',
      'Insertar, duplicar o eliminar: Insertar, Eliminar',
      'Mover al final',
      'Otras formas de copiar y pegar: Cortar, Valores',
    ],
  ]);
});

test('a short one stays as it is', () => {
  expect(told([of('view', 'De menor a mayor', 'Filtrar'), of('move', 'Mover al final')])).toEqual([
    ['De menor a mayor', 'Filtrar'],
    ['Mover al final'],
  ]);
});
