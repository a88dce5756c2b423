import { beginsAsFigure } from '../../grid/clipboard/texts.ts';
import { isOfMessage } from './courtesies.ts';
import { firstText, type Records, textsIn } from './layout.ts';

type Line = Records['lines'][number];

/* What a sheet says below its records or between them: '* Los cánones incluyen IVA', 'Nota: cifras a octubre'. */

/** Behind a word that says it: 'Nota 1.', 'Fuente: avalúos de 2024'. */
const SAYING =
  /^\p{P}*\s*(notas?\s*(\d+|al pie)?\s*([-–—:.)]|$)|(fuentes?|sources?|notes?|observaci[oó]n(es)?|aclaraci[oó]n(es)?|comentarios?)\s*:)/iu;
/** Of all figures: 'Cifras en pesos', 'Valores sin IVA'. */
const OF_FIGURES =
  /^\(?\s*((todas\s+)?las\s+|(todos\s+)?los\s+)?(cifras|valores|montos|precios|c[aá]nones)\s+(a|al|con|de|en|incluyen|no|sin|son)(?!\p{L})/iu;
const MARKED = /^\s*(\*+|†|‡|[¹²³]|\(\s*(\*+|\d{1,2})\s*\))\s*\p{L}/u;

/** Where a sheet is from, by whom and of when: 'Fuente: estudio de mercado 2026', 'Elaborado por', 'Corte a marzo'. */
const ORIGIN =
  /^\P{L}*((fuentes?|notas?)\s*:|elaborad[oa]s?(?!\p{L})|corte(\s*:|\s+(a|al|en)(?!\p{L})|\s.*\d{4}))/iu;

/** Whether a line says only that, of which nothing would come in anywhere. */
export function saysOrigin(cells: readonly string[]): boolean {
  const [text = '', ...more] = textsIn(cells);
  return more.length === 0 && ORIGIN.test(text);
}

/** Whether a text speaks of figures, whatever stands around it. */
export const isSaid = (text: string): boolean => SAYING.test(text) || OF_FIGURES.test(text);

/** A mark may stand before a name as well, '* Apto 402 norte', which has no more words. */
const MOST_OF_NAME = 4;

/** The lines that are no records, as they only say something of these. */
export function notesIn(lines: Records['lines']): ReadonlySet<Line> {
  // '(1) Vence en marzo' begins as a figure does.
  const figured = lines.filter(({ cells }) => textsIn(cells).slice(1).some(beginsAsFigure));
  const areNamesMarked = figured.some(({ cells }) => MARKED.test(firstText(cells)));
  const last = figured.at(-1)?.at ?? -1;
  const isApart = ({ at }: Line, above: Line | undefined): boolean =>
    at > last && !!above && at > above.at + 1;
  return new Set(
    lines.filter((line, place) => {
      const [text = '', ...more] = textsIn(line.cells);
      if (saysOrigin(line.cells)) return true;
      if (SAYING.test(text)) return !more.some(beginsAsFigure);
      if (more.length > 0) return false;
      const isSentence = text.split(/\s+/).length > MOST_OF_NAME;
      const isMarked = MARKED.test(text) && !areNamesMarked;
      return (
        isOfMessage(text) ||
        OF_FIGURES.test(text) ||
        (isMarked && (isSentence || isApart(line, lines[place - 1])))
      );
    }),
  );
}
