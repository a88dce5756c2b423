// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { pictureOf } from './vector.ts';

// jsdom lays nothing out: a word is as wide as it has letters, so that there is something to draw.
Range.prototype.getBoundingClientRect = function measure(this: Range) {
  return new DOMRect(10, 20, this.toString().length * 8, 16);
};

// Nor does it measure typefaces.
HTMLCanvasElement.prototype.getContext = () => null;

function drawn(html: string): SVGSVGElement {
  const root = document.createElement('div');
  root.innerHTML = html;
  document.body.append(root);
  const { svg } = pictureOf(root);
  root.remove();
  const parsed = new DOMParser().parseFromString(svg, 'image/svg+xml');
  expect(parsed.querySelector('parsererror')).toBeNull();
  return parsed.documentElement as unknown as SVGSVGElement;
}

test('texts stay texts, in one piece a line, with what style sheets say of them', () => {
  const svg = drawn(
    '<p style="color: rgb(58, 52, 46); font-size: 12px; font-weight: 600; text-align: right">Renta <b>al año</b></p>',
  );
  const texts = [...svg.querySelectorAll('text')];
  expect(texts.map(({ textContent }) => textContent)).toEqual(['Renta', 'al año']);
  expect(texts[0]?.getAttribute('fill')).toBe('#3a342e');
  expect(texts[0]?.getAttribute('font-size')).toBe('12');
  // Flush right at the end of the word: 10 + 5 letters × 8.
  expect(texts[0]?.getAttribute('text-anchor')).toBe('end');
  expect(texts[0]?.getAttribute('x')).toBe('50');
});

test('a drawing keeps its shapes and has no class, style or handle of the page', () => {
  const svg = drawn(
    `<svg class="chart" role="img" aria-label="x" tabindex="0">
       <path d="M0 0h4" class="line" data-key="1" style="stroke: rgb(255, 0, 0); fill: none" />
       <text style="visibility: hidden">no</text>
     </svg>`,
  );
  const path = svg.querySelector('path');
  expect(path?.getAttribute('d')).toBe('M0 0h4');
  expect(path?.getAttribute('stroke')).toBe('#ff0000');
  expect(path?.getAttribute('fill')).toBe('none');
  expect(svg.outerHTML).not.toMatch(/class=|style=|role=|aria-|data-|tabindex/);
  expect(svg.textContent.trim()).toBe('');
});

test('grounds and lines of a table are shapes; what is hidden is left out', () => {
  const svg = drawn(
    `<table><tbody><tr>
       <td style="background-color: rgb(220, 243, 230); border-bottom: 1px solid rgb(228, 221, 211)">4</td>
       <td style="display: none">5</td>
     </tr></tbody></table>`,
  );
  expect([...svg.querySelectorAll('rect')].map((each) => each.getAttribute('fill'))).toEqual([
    '#dcf3e6',
  ]);
  expect([...svg.querySelectorAll('line')].map((each) => each.getAttribute('stroke'))).toEqual([
    '#e4ddd3',
  ]);
  expect(svg.textContent).toBe('4');
});
