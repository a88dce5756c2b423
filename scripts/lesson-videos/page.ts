import { readFileSync } from 'node:fs';
import path from 'node:path';
import type { Slide } from './slides.ts';

const ROOT = path.resolve(import.meta.dirname, '../..');
const FONT = path.join(
  ROOT,
  'node_modules/@fontsource-variable/geist/files/geist-latin-wght-normal.woff2',
);
const tokens = readFileSync(path.join(ROOT, 'src/ui/tokens.css'), 'utf8');
const own = readFileSync(path.join(import.meta.dirname, 'slide.css'), 'utf8');
const font = readFileSync(FONT).toString('base64');

const head = `<meta charset="utf-8"><style>
@font-face { font-family: "Geist Variable"; font-weight: 100 900;
  src: url(data:font/woff2;base64,${font}) format("woff2"); }
${tokens}:root { color-scheme: dark; }
${own}</style>`;

const MARK = `<svg viewBox="0 0 32 32" fill="none" class="mark">
  <path d="M5 29 16 8.5 27 29" stroke="#f6f1ea" stroke-width="3" stroke-linejoin="round" stroke-linecap="round"/>
  <path d="M2.5 24h27" stroke="#f6f1ea" stroke-width="1.75"/>
  <circle cx="14.75" cy="24" r="3.4" fill="#f58a33"/>
  <path d="m18.6 4.2 2-2" stroke="#f58a33" stroke-width="3" stroke-linecap="round"/></svg>`;

/** Rails and beads, beside the title; each rail at its x with the heights of its beads. */
const BEADS: readonly (readonly [number, readonly number[]])[] = [
  [50, [96, 152, 520]],
  [130, [64, 430, 486]],
  [210, [250, 306, 610]],
];
const MOVED = 430;
const bead = (x: number, y: number) =>
  `<circle cx="${x}" cy="${y}" r="24"${y === MOVED ? ' class="moved"' : ''}/>`;
const rails = BEADS.map(
  ([x, heights]) => `<path d="M${x} 0v720"/>${heights.map((y) => bead(x, y)).join('')}`,
);
const RAILS = `<svg viewBox="0 0 260 720" class="rails">${rails.join('')}</svg>`;

const escape = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;');

/** A part that is there from the step `at` on; before, its place is kept. */
const from = (at: number, step: number) => (at <= step ? '' : ' hidden');

/** One state of a slide as a page of 1280 × 720. */
export function pageOf(slide: Slide, kicker: string, step: number): string {
  return `<!doctype html><html lang="es">${head}<body class="on-${slide.kind}">
<header>${MARK}<span>${escape(kicker)}</span></header><main>${bodyOf(slide, step)}</main></body></html>`;
}

function bodyOf(slide: Slide, step: number): string {
  switch (slide.kind) {
    case 'title':
      return `${RAILS}<h1>${escape(slide.title)}</h1><p>${escape(slide.text)}</p>`;
    case 'formula':
      return `<h2>${escape(slide.heading)}</h2><div class="formula">${escape(slide.formula)}</div>
        <div class="answer${from(1, step)}">${escape(slide.result)}</div>`;
    case 'figures':
      return `<h2>${escape(slide.heading)}</h2><table>${slide.rows
        .map(([label, value], i) => row(label, value, from(i, step)))
        .join('')}${row(...slide.result, ` result${from(slide.rows.length, step)}`)}</table>`;
    case 'points':
    case 'steps':
    case 'errors': {
      const items = slide.items.map((item, i) => {
        const sign = slide.kind === 'steps' ? i + 1 : '';
        return `<li class="${from(i, step)}"><i>${sign}</i><span>${escape(item)}</span></li>`;
      });
      return `<h2>${escape(slide.heading)}</h2><ul>${items.join('')}</ul>`;
    }
  }
}

const row = (label: string, value: string, classes: string) =>
  `<tr class="${classes}"><td>${escape(label)}</td><td>${escape(value)}</td></tr>`;
