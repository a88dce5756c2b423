import type { Slide } from './slides.ts';

/** Characters of a caption: two lines. */
const CAPTION_MAX = 84;

/** The captions of a video as WebVTT, in Spanish: what each slide says, in parts short enough. */
export function captionsOf(slides: readonly Slide[]): string {
  const cues: string[] = [];
  let start = 0;
  for (const { say, seconds } of slides) {
    const parts = splitText(say);
    const total = parts.reduce((sum, part) => sum + part.length, 0);
    for (const part of parts) {
      const end = start + (seconds * part.length) / total;
      cues.push(`${clock(start)} --> ${clock(end)}\n${part}`);
      start = end;
    }
  }
  return `WEBVTT\n\n${cues.join('\n\n')}\n`;
}

/** Even parts, between words. */
function splitText(text: string): string[] {
  const count = Math.ceil(text.length / CAPTION_MAX);
  const aim = text.length / count;
  const parts: string[] = [''];
  for (const word of text.split(' ')) {
    const last = parts.length - 1;
    const part = parts[last] ?? '';
    const grown = part === '' ? word : `${part} ${word}`;
    if (part !== '' && parts.length < count && grown.length > aim + word.length / 2)
      parts.push(word);
    else parts[last] = grown;
  }
  return parts;
}

function clock(seconds: number): string {
  const ms = Math.round(seconds * 1000);
  const pad = (value: number, digits: number) => String(value).padStart(digits, '0');
  return `${pad(Math.floor(ms / 60_000), 2)}:${pad(Math.floor(ms / 1000) % 60, 2)}.${pad(ms % 1000, 3)}`;
}
