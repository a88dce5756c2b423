import { describe, expect, it } from 'vitest';
import { allRows } from '../exchange/blockRows.ts';
import { separateFiles } from '../exchange/separateFiles.ts';
import { removeRecord } from '../blocks/list/records.ts';
import { Session } from '../session/session.ts';
import { sampleTool } from '../testing/sample.ts';
import { notedValues, noteRows } from './notes.ts';
import { spokenNote, wordsOf } from './words.ts';

const OFFER = { text: 'Oferta del banco', source: 'Carta', date: '2026-03-14' };
const priceAt = (row: number) => ({ id: 'price', table: 'homes', row });
const open = () => new Session(sampleTool());
const notes = (session: Session) => notedValues(session.calculation).map(({ label }) => label);
const move = (session: Session) =>
  session.edit('Mover', (draft) => void (draft['homes'] as unknown as unknown[]).reverse());

describe('a note', () => {
  it('is on an input, a figure or a cell, and each is one step', () => {
    const session = open();
    session.setNote({ id: 'rate' }, OFFER);
    session.setNote({ id: 'total' }, { text: 'Sin gastos de cierre' });
    session.setNote({ id: 'balance', table: 'schedule', row: 2 }, { text: 'Saldo final' });
    expect(session.noteAt({ id: 'rate' })).toEqual(OFFER);
    expect(notes(session)).toEqual(['Tasa', 'Total', 'Saldo · Año 3']);
    expect(session.undoLabel).toBe('Nota en Saldo · Año 3');
    session.undo();
    session.setNote({ id: 'total' }, null);
    expect(notes(session)).toEqual(['Tasa']);
    session.undo();
    expect(notes(session)).toEqual(['Tasa', 'Total']);
  });

  it('stays with its record when others move or go, and goes and comes back with it', () => {
    const session = open();
    session.setNote(priceAt(1), OFFER);
    move(session);
    expect(session.noteAt(priceAt(0))).toEqual(OFFER);
    expect(session.noteAt(priceAt(1))).toBeUndefined();
    session.edit('Eliminar', (draft) => removeRecord(draft, 'homes', 0));
    expect(session.document).not.toHaveProperty('notes');
    session.undo();
    expect(session.noteAt(priceAt(0))).toEqual(OFFER);
    session.redo();
    expect(notes(session)).toEqual([]);
  });

  it('on a row past the end of a table comes back with the row', () => {
    const session = open();
    const last = { id: 'balance', table: 'schedule', row: 2 };
    session.setNote(last, OFFER);
    session.write('Cambiar', [{ ref: { id: 'years' }, value: 2 }]);
    expect(notes(session)).toEqual([]);
    session.write('Cambiar', [{ ref: { id: 'years' }, value: 3 }]);
    expect(session.noteAt(last)).toEqual(OFFER);
  });

  it('goes with the document into a file and back, and changes no value', () => {
    const session = open();
    const total = session.calculation.value({ id: 'total' });
    session.setNote(priceAt(0), OFFER);
    session.setNote({ id: 'total' }, { text: 'Revisar' });
    const file: unknown = JSON.parse(JSON.stringify(session.document));
    const checked = session.tool.document.check(file);
    if ('problems' in checked) throw new Error(JSON.stringify(checked.problems));
    expect(checked.notices).toBeUndefined();
    const again = new Session(session.tool, checked.document);
    expect(again.noteAt(priceAt(0))).toEqual(OFFER);
    expect(again.calculation.value({ id: 'total' })).toBe(total);
  });

  it('of a file is refused by its place where it is none, and left out without its record', () => {
    const { check } = sampleTool().document;
    const fault = (given: unknown) => {
      const checked = check({ notes: given });
      return 'problems' in checked ? checked.problems.map(({ field }) => field) : [];
    };
    expect(fault('x')).toEqual(['notes']);
    expect(fault({ rate: { text: 5 } })).toEqual(['notes.rate.text']);
    expect(fault({ rate: { text: '', date: '14/03/2026' } })).toEqual(['notes.rate.date']);
    expect(fault({ 'rate[': OFFER })).toEqual(['notes.rate[']);
    const checked = check({ notes: { 'homes[id=9].price': OFFER, rate: OFFER } });
    if ('problems' in checked) throw new Error('it is only left out');
    expect(checked.notices).toHaveLength(1);
    expect(checked.document['notes']).toEqual({ rate: OFFER });
  });

  it('is not written in what is only looked at', () => {
    const session = new Session(sampleTool(), sampleTool().document.initial(), true);
    session.setNote({ id: 'rate' }, OFFER);
    expect(session.noteAt({ id: 'rate' })).toBeUndefined();
  });
});

describe('notes elsewhere', () => {
  it('are read with their source and day', () => {
    expect(wordsOf(OFFER)).toEqual({
      title: 'Oferta del banco',
      lines: ['Fuente: Carta', 'Fecha: 14/03/2026'],
    });
    expect(wordsOf({ text: '', source: 'Carta' }).title).toBe('Fuente: Carta');
    expect(spokenNote({ text: 'Revisar' })).toBe('Nota. Revisar');
  });

  it('are a table of what is exported, with what the value is called here', () => {
    const session = open();
    expect(allRows(session)).not.toContainEqual(['Notas']);
    session.setNote({ id: 'timing' }, OFFER);
    session.setNote(priceAt(1), { text: 'Avalúo' });
    const expected = [
      ['Momento', 'Vencido', 'Oferta del banco', 'Carta', '2026-03-14'],
      ['Precio · Sur', 250.5, 'Avalúo', '', ''],
    ];
    expect(noteRows(session.calculation)).toEqual(expected);
    expect(allRows(session).slice(-2)).toEqual(expected);
    const file = separateFiles(session).find(({ name }) => name === 'Notas');
    expect(file?.rows).toEqual([['Dato', 'Valor', 'Nota', 'Fuente', 'Fecha'], ...expected]);
  });
});
