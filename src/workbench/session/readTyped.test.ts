import { expect, test } from 'vitest';
import type { Field } from '../../tool/index.ts';
import { readTyped } from './readTyped.ts';

test('a text has one line: tabs and line ends of what was pasted are a space', () => {
  const name: Field = { kind: 'text', label: 'Nombre', initial: '' };
  expect(readTyped(name, 'Torre\tNorte\r\nA')).toEqual({ value: 'Torre Norte A' });
  expect(readTyped(name, '\t\n')).toEqual({ value: '' });
});

test('two figures that a tab parts are not one', () => {
  const rent: Field = { kind: 'money', label: 'Canon', initial: 0 };
  expect(readTyped(rent, '12\t500')).toHaveProperty('error');
});
