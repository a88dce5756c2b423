import { expect, test } from 'vitest';
import { nameless, repeated, unmentioned } from './names.ts';
import type { ImportTarget } from '../target.ts';

const columns = [{ id: 'name', label: 'Nombre', field: { kind: 'text', label: 'Nombre' } }];
const target = { name: 'name', label: 'Casas', columns } as unknown as ImportTarget;
const lines = ['Norte', 'SUR', ''].map((cell, at) => ({ cells: [cell], at }));
const today = ['Norte', 'Sur', 'Prado', 'Ceiba'];

test('those that are there already are told before they stand there twice', () => {
  expect(repeated(lines, ['name'], target, today)).toEqual([
    '«Norte» y «SUR» ya están en la lista: al final habría dos casas de un nombre.',
  ]);
  expect(repeated(lines, ['name'], target, ['Prado'])).toEqual([]);
  expect(repeated(lines, [''], target, today)).toEqual([]);
});

test('those that a table says nothing of stay as they are', () => {
  expect(unmentioned(lines, ['name'], target, today)).toEqual([
    'En tu tabla «Prado» y «Ceiba» no están y siguen como hoy.',
  ]);
  // What is called otherwise than those of today may be one of them, mistyped.
  expect(unmentioned(lines, ['name'], target, ['Norte'])).toEqual([
    'No hay otro de ese nombre y se crea: «SUR».',
  ]);
  expect(unmentioned(lines, [''], target, today)).toEqual([]);
});

test('records without names are told', () => {
  expect(nameless([''], target, 2)).toEqual([
    'Nada de tu tabla es «Nombre»: los nuevos entran con uno cualquiera.',
  ]);
  expect(nameless(['name'], target, 2)).toEqual([]);
});
