import typeface from '@fontsource-variable/geist/files/geist-latin-wght-normal.woff2?url';
import type { Picture } from './vector.ts';

/** Twice as many pixels as on a plain screen: sharp in a document. */
const SCALE = 2;

/**
 * A picture as PNG, in the page's own typeface: a drawing that is painted as an image sees no font
 * of the page, so it brings its own.
 * @throws where the browser can't paint it
 */
export async function bitmapOf({ svg, width, height }: Picture): Promise<Blob> {
  const image = new Image();
  image.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(withFont(svg, await font()))}`;
  await image.decode();
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [width * SCALE, height * SCALE];
  const context = canvas.getContext('2d');
  if (!context) throw new Error('el navegador no puede pintar la imagen');
  context.drawImage(image, 0, 0, canvas.width, canvas.height);
  const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!blob) throw new Error('el navegador no pudo escribir la imagen');
  return blob;
}

function withFont(svg: string, address: string): string {
  const face = `@font-face{font-family:Geist;font-weight:100 900;src:url(${address})}`;
  return svg.replace('>', `><style>${face}text{font-variant-numeric:tabular-nums}</style>`);
}

async function font(): Promise<string> {
  const bytes = new Uint8Array(await (await fetch(typeface)).arrayBuffer());
  const binary = Array.from(bytes, (byte) => String.fromCharCode(byte)).join('');
  return `data:font/woff2;base64,${btoa(binary)}`;
}
