import { paintAttributes, paintOf } from './paint.ts';

/** A drawing that stands by itself: no style sheet, no class, no font of the page. */
export interface Picture {
  readonly svg: string;
  /** In pixels. */
  readonly width: number;
  readonly height: number;
}

const SVG = 'http://www.w3.org/2000/svg';
/** The page's typeface where it is installed, else one that every system has. */
const FONTS = 'Geist, Inter, "Segoe UI", Roboto, "Helvetica Neue", Arial, sans-serif';
/** What belongs to the page and not to the drawing. */
const OF_THE_PAGE = /^(class|style|tabindex|role|focusable|aria-|data-)/;
const PAINTED = new Set([
  'path',
  'line',
  'rect',
  'circle',
  'ellipse',
  'polygon',
  'polyline',
  'text',
  'tspan',
]);
const STROKES = ['stroke-width', 'stroke-dasharray', 'stroke-linecap', 'stroke-linejoin'] as const;

/** What a stroke is without a word. */
const PLAIN = new Set(['', 'none', 'butt', 'miter', '1px']);

type Attributes = Readonly<Record<string, string | number>>;

/**
 * What an element shows, as it is laid out now: texts as texts, boxes and lines of HTML as shapes,
 * drawings as they are, with the styles that count for them written into them.
 */
export function pictureOf(root: HTMLElement): Picture {
  const frame = root.getBoundingClientRect();
  const [width, height] = [Math.ceil(frame.width), Math.ceil(frame.height)];
  const svg = shape('svg', {
    width,
    height,
    viewBox: `0 0 ${width} ${height}`,
    'font-family': FONTS,
  });
  draw(root, svg, frame);
  return { svg: new XMLSerializer().serializeToString(svg), width, height };
}

function shape(name: string, attributes: Attributes, text?: string): SVGElement {
  const made = document.createElementNS(SVG, name);
  for (const [attribute, value] of Object.entries(attributes)) {
    made.setAttribute(attribute, typeof value === 'number' ? rounded(value) : value);
  }
  if (text !== undefined) made.textContent = text;
  return made;
}

const rounded = (value: number): string => String(Number(value.toFixed(2)));

function draw(node: Node, into: SVGElement, frame: DOMRect): void {
  if (node instanceof Text) into.append(...textsOf(node, frame));
  if (!(node instanceof Element)) return;
  const style = getComputedStyle(node);
  if (style.display === 'none' || style.visibility === 'hidden') return;
  if (node instanceof SVGSVGElement) {
    into.append(drawingOf(node, frame));
    return;
  }
  into.append(...boxOf(node, style, frame));
  for (const child of node.childNodes) draw(child, into, frame);
}

/** The ground of an element and the lines at its edges. */
function boxOf(element: Element, style: CSSStyleDeclaration, frame: DOMRect): SVGElement[] {
  const { left, top, right, bottom, width, height } = element.getBoundingClientRect();
  const [x, y] = [left - frame.left, top - frame.top];
  const shapes: SVGElement[] = [];
  if (paintOf(style.backgroundColor)) {
    const ground = paintAttributes('fill', style.backgroundColor);
    shapes.push(shape('rect', { x, y, width, height, ...ground }));
  }
  const edges = [
    [style.borderTopStyle, style.borderTopWidth, style.borderTopColor, [x, y, width, 0]],
    [
      style.borderBottomStyle,
      style.borderBottomWidth,
      style.borderBottomColor,
      [x, bottom - frame.top, width, 0],
    ],
    [style.borderLeftStyle, style.borderLeftWidth, style.borderLeftColor, [x, y, 0, height]],
    [
      style.borderRightStyle,
      style.borderRightWidth,
      style.borderRightColor,
      [right - frame.left, y, 0, height],
    ],
  ] as const;
  for (const [kind, thickness, colour, [x1, y1, across, down]] of edges) {
    if (kind === 'none' || Number.parseFloat(thickness) === 0 || !paintOf(colour)) continue;
    const line = { x1, y1, x2: x1 + across, y2: y1 + down, 'stroke-width': thickness };
    shapes.push(shape('line', { ...line, ...paintAttributes('stroke', colour) }));
  }
  return shapes;
}

interface Line {
  text: string;
  readonly top: number;
  readonly left: number;
  right: number;
  readonly height: number;
}

/** A text where it stands, a line at a time. */
function textsOf(node: Text, frame: DOMRect): SVGElement[] {
  const parent = node.parentElement;
  if (!parent) return [];
  const style = getComputedStyle(parent);
  return linesOf(node).map(({ text, top, left, right, height }) => {
    // What is flush right stays so in a typeface of other widths.
    const [anchor, at] =
      style.textAlign === 'right' || style.textAlign === 'end'
        ? ['end', right]
        : style.textAlign === 'center'
          ? ['middle', (left + right) / 2]
          : ['start', left];
    return shape(
      'text',
      {
        x: at - frame.left,
        y: top - frame.top + baselineOf(style.font, height),
        'font-size': Number.parseFloat(style.fontSize),
        'font-weight': style.fontWeight,
        ...(anchor === 'start' ? {} : { 'text-anchor': anchor }),
        ...paintAttributes('fill', style.color),
      },
      text,
    );
  });
}

function linesOf(node: Text): Line[] {
  const lines: Line[] = [];
  const range = document.createRange();
  for (const { 0: word, index } of node.data.matchAll(/\S+/g)) {
    range.setStart(node, index);
    range.setEnd(node, index + word.length);
    const { top, left, right, height, width } = range.getBoundingClientRect();
    if (width === 0) continue;
    const last = lines.at(-1);
    if (last && Math.abs(last.top - top) < 1) {
      last.text += ` ${word}`;
      last.right = right;
    } else lines.push({ text: word, top, left, right, height });
  }
  return lines;
}

/** How far the baseline is below the top of a line of text, which is as high as its typeface. */
function baselineOf(font: string, height: number): number {
  const ruler = document.createElement('canvas').getContext('2d');
  if (!ruler) return height * 0.8;
  ruler.font = font;
  const { fontBoundingBoxAscent, fontBoundingBoxDescent } = ruler.measureText('x');
  return (height - fontBoundingBoxAscent - fontBoundingBoxDescent) / 2 + fontBoundingBoxAscent;
}

/** A drawing of the page, moved to its place. */
function drawingOf(svg: SVGSVGElement, frame: DOMRect): SVGElement {
  const copy = svg.cloneNode(true) as SVGSVGElement;
  const copies = [copy, ...copy.querySelectorAll<SVGElement>('*')];
  [svg, ...svg.querySelectorAll('*')].forEach((original, index) => {
    const made = copies[index];
    if (made) dress(made, getComputedStyle(original));
  });
  const { left, top, width, height } = svg.getBoundingClientRect();
  const place = { x: left - frame.left, y: top - frame.top, width, height };
  for (const [attribute, value] of Object.entries(place)) {
    copy.setAttribute(attribute, rounded(value));
  }
  return copy;
}

/** Writes into an element of a drawing what the page's styles say of it. */
function dress(element: SVGElement, style: CSSStyleDeclaration): void {
  if (style.display === 'none' || style.visibility === 'hidden') {
    element.remove();
    return;
  }
  for (const name of element.getAttributeNames()) {
    if (OF_THE_PAGE.test(name)) element.removeAttribute(name);
  }
  if (style.opacity !== '1') element.setAttribute('opacity', style.opacity);
  if (!PAINTED.has(element.tagName)) return;
  const attributes: Record<string, string> = {
    ...paintAttributes('fill', style.fill, style.fillOpacity),
    ...paintAttributes('stroke', style.stroke, style.strokeOpacity),
  };
  if (attributes['stroke'] !== 'none') {
    for (const name of STROKES) {
      const value = style.getPropertyValue(name);
      if (!PLAIN.has(value)) attributes[name] = value;
    }
  }
  if (element.tagName === 'text') {
    attributes['font-size'] = style.fontSize;
    attributes['font-weight'] = style.fontWeight;
    attributes['text-anchor'] = style.textAnchor;
  }
  for (const [name, value] of Object.entries(attributes)) element.setAttribute(name, value);
}
