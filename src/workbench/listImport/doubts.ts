import {
  type DecimalMark,
  type Field,
  kinds,
  plainNumber,
  withoutNoise,
  withOwnMarks,
} from '../../tool/index.ts';
import type { Records } from './layout.ts';
import { isBlank } from './oneField.ts';
import { conversionsTo, saysPeriod, withPeriod } from './periods.ts';
import type { ImportTarget, Mapping, TargetColumn } from './target.ts';
import { likeness, meaningOf } from './words.ts';

/* Columns of a foreign table whose figures may be meant in several ways: nothing is taken before
   somebody said which. */

/** A column of which nobody but the person knows how it is meant. */
export interface Doubt {
  readonly column: number;
  readonly question: string;
  /** That it isn't answered yet. */
  readonly unanswered: string;
  readonly ways: readonly Way[];
}

export interface Way {
  readonly label: string;
  /** A text of the column as it is typed into the list; `cells` are those of its record. */
  readonly read: (text: string, cells: readonly string[]) => string;
}

export function doubtsOf(
  table: Records,
  mapping: Mapping,
  mark: DecimalMark,
  { columns }: ImportTarget,
): Doubt[] {
  return mapping.flatMap((id, at) => {
    const column = columns.find((one) => one.id === id);
    const texts = table.lines
      .filter(({ cells }) => !isBlank(cells[at]))
      .map(({ cells }) => withOwnMarks(cells[at]?.trim() ?? '', mark));
    if (!column || texts.length === 0) return [];
    const head = table.heads[at] ?? '';
    const doubt =
      column.field.kind === 'percent'
        ? ofShares(texts)
        : saysPeriod(head)
          ? ofPeriods(head, column)
          : ofUnits(table, at, column);
    return doubt ? [{ column: at, ...doubt }] : [];
  });
}

type Asked = Omit<Doubt, 'column'>;

export const asItIs: Way['read'] = (text) => text;

/** Whether 0,72 is 72 %: where every number is at most 1, none has a percent sign, and one has decimals. */
function ofShares(texts: readonly string[]): Asked | null {
  const written = texts.find((text) => !Number.isInteger(fractionIn(text)));
  if (written === undefined || texts.some((text) => fractionIn(text) === null)) return null;
  return {
    question: `${written} es`,
    unanswered: `Falta decir qué es ${written}`,
    ways: [
      { label: asPercent(written), read: asPercent },
      { label: `${written} %`, read: asItIs },
    ],
  };
}

/** A fraction as the percentage that it is. */
function asPercent(text: string): string {
  const value = fractionIn(text);
  return value === null ? text : `${plainNumber(withoutNoise(value * 100))} %`;
}

const fractionIn = (text: string): number | null =>
  /^-?(0?(,\d+)?|1(,0+)?)$/.test(text) && text !== '' ? Number(text.replace(',', '.')) : null;

/** By what amounts of another period are multiplied: 30 nights are a month, or the twelfth part of 365. */
function ofPeriods(head: string, column: TargetColumn): Asked | null {
  const conversions = conversionsTo(column, head);
  return conversions.length > 0 ? asked(head, column, conversions, () => conversions) : null;
}

/**
 * The same where each record says beside its amount what it is of: 'hab/noche' under 'Unidad'. Where there are
 * several periods it is asked about the one that has most ways; the others have one.
 */
function ofUnits({ heads, lines }: Records, at: number, column: TargetColumn): Asked | null {
  const units = heads.findIndex((head) => likeness(meaningOf(head), UNIT) === 1);
  const unitOf = (cells: readonly string[]): string => cells[units]?.trim() ?? '';
  const said = lines
    .filter(({ cells }) => !isBlank(cells[at]))
    .map(({ cells }) => unitOf(cells))
    .filter((unit) => conversionsTo(column, unit).length > 0);
  const [most = []] = said
    .map((unit) => conversionsTo(column, unit))
    .toSorted((a, b) => b.length - a.length);
  const names = [...new Set(said)].join('», «');
  return said.length > 0
    ? asked(names, column, most, (cells) => conversionsTo(column, unitOf(cells)))
    : null;
}

/** `conversionsOf` says those of a record, which may have the one that was chosen, another or none. */
function asked(
  said: string,
  column: TargetColumn,
  conversions: readonly string[],
  conversionsOf: (cells: readonly string[]) => readonly string[],
): Asked {
  return {
    question: `De «${said}» a «${withPeriod(column)}»`,
    unanswered: `Falta decir cómo entra «${said}»`,
    ways: [
      ...conversions.map((conversion) => ({
        label: conversion.replace('*', '× ').replace(/^\//, '÷ '),
        read: (text: string, cells: readonly string[]) => {
          const own = conversionsOf(cells);
          const by = own.includes(conversion) ? conversion : own[0];
          return by === undefined ? text : multiplied(text, by, column.field);
        },
      })),
      { label: 'Tal cual', read: asItIs },
    ],
  };
}

const UNIT = meaningOf('Unidad');

/** As arithmetic, by which one sees later where the amount came from; what is no number stays as it is. */
function multiplied(text: string, by: string, field: Field): string {
  const read = kinds[field.kind].parse(text, field);
  if ('error' in read || typeof read.value !== 'number') return text;
  const amount = read.expression?.startsWith('=')
    ? `(${read.expression.slice(1)})`
    : plainNumber(read.value);
  return `=${amount}${by}`;
}
