import { doubtOf, type Field, plainNumber, withoutNoise } from '../../../tool/index.ts';
import { wordsOf } from '../../../ui/fold.ts';
import { type Asked, asItIs } from './doubt.ts';
import type { TargetColumn } from '../target.ts';
import { meanings } from '../match/words.ts';

/* What percentages may be meant as. */

/**
 * What is vacant where it is asked how much is let: 5 % of the one are 95 % of the other. Numbers without a sign are
 * of one kind in a whole column: 1 beside 5 is 1 %, and 0,05 beside 0,1 may be 5 % or less than one.
 */
export function ofVacancy(
  head: string,
  column: TargetColumn,
  texts: readonly string[],
): Asked | null {
  const [said, own] = [head, column.label].map((name) => meanings(name));
  // Of 0 all are the same.
  const written = texts.find((text) => numberIn(text) !== 0) ?? texts[0];
  if (!said?.has('vacancia') || !own?.has('ocupacion') || written === undefined) return null;
  const lets = (wholes: number) => (text: string) => {
    const vacant = numberIn(text);
    return vacant === null ? text : `${plainNumber(withoutNoise(100 - (vacant / wholes) * 100))} %`;
  };
  const ways = wholesOf(head, texts).map(lets);
  return {
    question: `«${head}» de ${written} es una ocupación de`,
    unanswered: `Falta decir cómo entra «${head}»`,
    ways: [
      ...ways.map((read) => ({ label: read(written), read })),
      { label: 'Tal cual', read: asItIs },
    ],
  };
}

/** Of what vacancies may be parts: the twelve months of a year, 100, or 1. */
function wholesOf(head: string, texts: readonly string[]): readonly number[] {
  if (/(?<!\p{L})mes(es)?(?!\p{L})/iu.test(head) && !texts.some((text) => text.includes('%'))) {
    return [12];
  }
  const areFractions = texts.every((text) => fractionIn(text) !== null);
  return areFractions ? [1, 100] : [100];
}

/**
 * Whether 0,72 is 72 %: where every number is at most 1, none has a percent sign, and one has decimals. Under
 * the head of a factor, whether 1,52 is 52 % on top of the whole.
 */
export function ofShares(head: string, texts: readonly string[]): Asked | null {
  const shareIn = [fractionIn, ...(isFactor(head) ? [surplusIn] : [])].find((share) =>
    texts.every((text) => share(text) !== null),
  );
  const written = texts.find((text) => !Number.isInteger(shareIn?.(text)));
  if (shareIn === undefined || written === undefined) return null;
  return askedOf(written, shareIn);
}

/** From here on what others of a column usually are is far from a fraction. */
const FAR = 20;

/** The same of the few that are below 1 among others that are as high as these would be: '0,9' beside '95' and '88 %'. */
export function ofFewShares(field: Field, texts: readonly string[]): Asked | null {
  const shares = texts.map(fractionIn);
  const others = texts
    .filter((_, at) => shares[at] === null)
    .flatMap((text) => numberIn(text) ?? [])
    .toSorted((some, other) => some - other);
  const usual = others[Math.floor(others.length / 2)] ?? 0;
  const at = shares.findIndex(
    (share) => share !== null && share * 100 * 2 > usual && doubtOf(field, share) !== undefined,
  );
  return usual < FAR || at < 0 ? null : askedOf(texts[at] ?? '', fractionIn);
}

function numberIn(text: string): number | null {
  const [number] = /\d+(,\d+)?/.exec(text) ?? [];
  return number === undefined ? null : Number(number.replace(',', '.'));
}

function askedOf(written: string, shareIn: ShareIn): Asked {
  const asPercent = (text: string): string => {
    const share = shareIn(text);
    return share === null ? text : `${plainNumber(withoutNoise(share * 100))} %`;
  };
  return {
    question: `${written} es`,
    unanswered: `Falta decir qué es ${written}`,
    ways: [
      { label: asPercent(written), read: asPercent },
      { label: `${written} %`, read: asItIs },
    ],
  };
}

type ShareIn = (text: string) => number | null;

const fractionIn: ShareIn = (text) =>
  /^-?(0?(,\d+)?|1(,0+)?)$/.test(text) && text !== '' ? Number(text.replace(',', '.')) : null;

/** What a factor adds to the whole; below 1 it is the share itself, as in rows that were written otherwise. */
const surplusIn: ShareIn = (text) => {
  if (!/^([01](,\d+)?|,\d+|2(,0+)?)$/.test(text)) return null;
  const factor = Number(text.replace(',', '.'));
  return factor < 1 ? factor : factor - 1;
};

/** Social charges are written as 52 % of a salary or as 1,52 times it. */
const FACTORS = new Set(
  'factor factores multiplicador multiplicadores multiplier prestacional prestaciones'.split(' '),
);

/** 'Factor prestacional'; 'Factor (%)' says that its numbers are percentages. */
const isFactor = (head: string): boolean =>
  !/%|porcent|percent/i.test(head) && wordsOf(head).some((word) => FACTORS.has(word));
