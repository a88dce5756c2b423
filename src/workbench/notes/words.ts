import type { Note } from '../../tool/index.ts';

/** A note as it is read beside its value: the text, then where it comes from and of which day. */
export interface NoteWords {
  readonly title: string;
  readonly lines: readonly string[];
}

export function wordsOf({ text, source, date }: Note): NoteWords {
  const lines = [
    ...(source ? [`Fuente: ${source}`] : []),
    ...(date ? [`Fecha: ${dayText(date)}`] : []),
  ];
  return text === '' ? { title: lines[0] ?? '', lines: lines.slice(1) } : { title: text, lines };
}

/** All of it in one line. */
export function spokenNote(note: Note): string {
  const { title, lines } = wordsOf(note);
  return ['Nota', ...[title, ...lines].filter((part) => part !== '')].join('. ');
}

/** '14/03/2026'. */
function dayText(date: string): string {
  return date.split('-').reverse().join('/');
}
