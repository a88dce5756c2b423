import { expect, test } from 'vitest';
import { baseCalled } from '../bases.ts';

const rooms = (name: string) => ({ name, isClosed: false, isOfRooms: true });
const other = (name: string) => ({ name, isClosed: false });

test('a share of rooms follows several together, unless one is called just so', () => {
  const two = [rooms('Habitación estándar'), rooms('Suite'), other('Parqueadero')];
  expect(baseCalled('habitaciones', two)).toEqual({ rooms: ['Habitación estándar', 'Suite'] });
  expect(baseCalled('ingresos por habitaciones', two)).toEqual({
    rooms: ['Habitación estándar', 'Suite'],
  });
  expect(baseCalled('habitación estándar', two)).toEqual({ name: 'Habitación estándar' });
  expect(baseCalled('habitaciones', [rooms('Habitaciones'), rooms('Glamping')])).toEqual({
    name: 'Habitaciones',
  });
  expect(baseCalled('habitaciones', [rooms('Habitación estándar'), other('Spa')])).toEqual({
    name: 'Habitación estándar',
  });
  // The only income of rooms is meant whatever it is called.
  expect(baseCalled('habitaciones', [rooms('Torre A'), other('Spa')])).toEqual({ name: 'Torre A' });
});
