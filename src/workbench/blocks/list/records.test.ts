import { describe, expect, it } from 'vitest';
import { type List, text, toggle } from '../../../tool/index.ts';
import { addRecords, copyAction, removeRecord, runAction } from './records.ts';

const list: List = {
  label: 'Cosas',
  singular: 'Cosa',
  name: 'name',
  fields: {
    id: text('Id', { hidden: true }),
    name: text('Nombre', { maxLength: 12 }),
    note: text('Nota'),
    shown: toggle('Visible', { initial: true }),
  },
  initial: [],
};

const draft = () => ({
  things: [
    { id: '1', name: 'Uno', note: 'primera', shown: true },
    { id: '2', name: 'Dos', note: '', shown: true },
  ],
});

describe('records', () => {
  it('are written by an action, and no other record is', () => {
    const document = draft();
    runAction(document, 'things', list, { id: 'hide', label: 'Ocultar', set: { shown: false } }, 0);
    expect(document.things.map(({ shown }) => shown)).toEqual([false, true]);
  });

  it('are copied after the original, marked, without what identifies it', () => {
    const document = draft();
    const copy = { name: ' (Copia)', note: ' - Duplicado' };
    runAction(document, 'things', list, { id: 'copy', label: 'Duplicar', copy }, 0);
    expect(document.things.map(({ name }) => name)).toEqual(['Uno', 'Uno (Copia)', 'Dos']);
    expect(['1', '2', '']).not.toContain(document.things[1]?.id);
    expect(document.things[1]).toMatchObject({
      name: 'Uno (Copia)',
      note: 'primera - Duplicado',
      shown: true,
    });
  });

  it('are duplicated by a button that every list has, their name marked', () => {
    const document = draft();
    runAction(document, 'things', list, copyAction(list), 1);
    expect(document.things.map(({ name }) => name)).toEqual(['Uno', 'Dos', 'Dos (copia)']);
    runAction(document, 'things', list, copyAction(list), 2);
    // A name may have twelve letters.
    expect(document.things[3]?.name).toBe('Do (copia 2)');
    const { name: _, ...nameless } = list;
    runAction(document, 'things', nameless, copyAction(nameless), 0);
    expect(document.things[1]).toMatchObject({ name: 'Uno', note: 'primera' });
  });

  it('keep the mark of a copy where the whole would be too long', () => {
    const document = { things: [{ id: '', name: 'Doce letras.', note: '', shown: true }] };
    const action = { id: 'copy', label: 'Duplicar', copy: { name: ' (Copia)' } };
    runAction(document, 'things', list, action, 0);
    expect(document.things[1]?.name).toBe('Doce (Copia)');
    expect(document.things[1]?.name).toHaveLength(12);
  });

  it('are added with the initial values, and removed by their place', () => {
    const document = draft();
    addRecords(document, 'things', list, 2);
    expect(document.things).toHaveLength(4);
    expect(document.things[3]).toMatchObject({ name: '', note: '', shown: true });
    expect(new Set(document.things.map(({ id }) => id)).size).toBe(4);
    removeRecord(document, 'things', 0);
    expect(document.things.map(({ name }) => name)).toEqual(['Dos', '', '']);
  });

  it('that are not there are not written', () => {
    expect(() =>
      runAction(draft(), 'things', list, { id: 'x', label: 'X', set: { note: '' } }, 5),
    ).toThrow(RangeError);
  });
});
