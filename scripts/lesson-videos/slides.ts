import { readFileSync } from 'node:fs';
import * as z from 'zod';

/** What a sample video shows: `slides/<name>.json` of a course's folder. */

const shared = {
  /** How long it stands. */
  seconds: z.number().positive(),
  /** What the captions say meanwhile. */
  say: z.string(),
};

const slide = z.discriminatedUnion('kind', [
  z.strictObject({ ...shared, kind: z.literal('title'), title: z.string(), text: z.string() }),
  z.strictObject({
    ...shared,
    kind: z.enum(['points', 'steps', 'errors']),
    heading: z.string(),
    items: z.array(z.string()).min(1).max(4),
  }),
  z.strictObject({
    ...shared,
    kind: z.literal('figures'),
    heading: z.string(),
    rows: z
      .array(z.tuple([z.string(), z.string()]))
      .min(1)
      .max(4),
    /** The figure that decides. */
    result: z.tuple([z.string(), z.string()]),
  }),
  z.strictObject({
    ...shared,
    kind: z.literal('formula'),
    heading: z.string(),
    formula: z.string(),
    result: z.string(),
  }),
]);
export type Slide = z.infer<typeof slide>;

const deck = z.strictObject({
  /** Course and lesson, above every slide. */
  kicker: z.string(),
  slides: z.array(slide).min(1),
});
export type Deck = z.infer<typeof deck>;

export function readDeck(file: string): Deck {
  return deck.parse(JSON.parse(readFileSync(file, 'utf8')));
}

/** In how many steps a slide appears: a line after the other. */
export function stepsOf(slide: Slide): number {
  switch (slide.kind) {
    case 'title':
      return 1;
    case 'formula':
      return 2;
    case 'figures':
      return slide.rows.length + 1;
    case 'points':
    case 'steps':
    case 'errors':
      return slide.items.length;
  }
}
