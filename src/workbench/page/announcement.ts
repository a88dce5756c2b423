import { type Calculation, read } from '../../tool/index.ts';
import { reportRefused } from '../session/refused.ts';
import type { Session } from '../session/session.ts';
import { noticesOf } from '../session/noticesOf.ts';

/** What there is to hear of a tool at one moment, by what names it. */
export type Announced = ReadonlyMap<string, string>;

/** Deciding figures, notices and refused texts, each as it would be said. */
export function announcedOf(session: Session, figures: Session | null): Announced {
  const { calculation, refused } = session;
  return new Map([
    ...refused.map((one) => {
      const said = reportRefused(calculation, one);
      return [`refused ${said}`, said] as const;
    }),
    ...(figures ? figuresOf(figures.calculation) : []),
    ...noticesOf(calculation).map(({ id, message }) => [`notice ${id}`, message] as const),
  ]);
}

function figuresOf(calculation: Calculation): [string, string][] {
  const { figures } = calculation.declaration;
  return figures
    .filter((id) => calculation.applies({ id }))
    .map((id) => {
      const label = calculation.formula({ id })?.label ?? id;
      return [`figure ${id}`, `${label} ${read(calculation, { id }).text}`];
    });
}

/** More than this nobody listens to. */
const MOST = 4;

/** What is new since it was last said: 'Cuota mensual $ 2.986.003'. */
export function announcement(before: Announced, now: Announced): string {
  const news = [...now].filter(([key, said]) => before.get(key) !== said).map(([, said]) => said);
  // Some are sentences with a stop of their own.
  return news.slice(0, MOST).join('. ').replaceAll('.. ', '. ');
}
