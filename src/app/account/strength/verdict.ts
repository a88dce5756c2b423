/** What a number of guesses means. */
export interface Verdict {
  /** 0, the weakest, to 4. */
  readonly level: number;
  readonly text: string;
}

/**
 * Of one machine with a copy of the database, at the cost of our hashes. Who has to ask the service
 * is let in ten tries.
 */
const GUESSES_SECOND = 10_000;

const LEVELS = [
  { below: 1e6, name: 'Muy débil' },
  { below: 1e8, name: 'Débil' },
  { below: 1e10, name: 'Regular' },
  { below: 1e12, name: 'Buena' },
  { below: Infinity, name: 'Fuerte' },
];

export function verdictOf(guesses: number): Verdict {
  const level = LEVELS.findIndex(({ below }) => guesses < below);
  return {
    level,
    text: `${LEVELS[level]?.name}: se adivina en ${inWords(guesses / GUESSES_SECOND)}`,
  };
}

const HOUR = 3600;
const DAY = 24 * HOUR;
const YEAR = 365 * DAY;
const UNITS: readonly [seconds: number, one: string, many: string][] = [
  [YEAR, 'año', 'años'],
  [YEAR / 12, 'mes', 'meses'],
  [DAY, 'día', 'días'],
  [HOUR, 'hora', 'horas'],
  [60, 'minuto', 'minutos'],
  [1, 'segundo', 'segundos'],
];

function inWords(seconds: number): string {
  if (seconds >= 100 * YEAR) return 'siglos';
  for (const [size, one, many] of UNITS) {
    const count = Math.floor(seconds / size);
    if (count > 0) return `${count} ${count === 1 ? one : many}`;
  }
  return 'menos de un segundo';
}
