import { expect, test } from 'vitest';
import { PUBLIC_PAGES } from '../src/app/publicPages.ts';
import { withHead } from './heads.ts';

const HTML = `<!doctype html>
<html lang="es-CO">
  <head>
    <meta
      name="description"
      content="de antes"
    />
    <title>Antes</title>
  </head>
  <body><script type="module" src="/a.js"></script></body>
</html>`;

const one = (html: string, pattern: RegExp): string | undefined => {
  const found = [...html.matchAll(pattern)];
  return found.length === 1 ? found[0]?.[1] : undefined;
};

test('a page says once what it is, to browsers and to those who show links', () => {
  const html = withHead(HTML, {
    path: '/tools/x',
    title: 'Leasing «A & B»',
    description: 'Dice "algo" con $& y <b>',
  });
  expect(one(html, /<title>([^<]*)<\/title>/g)).toBe('Leasing «A &amp; B» · Ábaco');
  expect(one(html, /<meta name="description" content="([^"]*)"/g)).toBe(
    'Dice &quot;algo&quot; con $&amp; y &lt;b>',
  );
  expect(one(html, /property="og:title" content="([^"]*)"/g)).toBe('Leasing «A &amp; B» · Ábaco');
  expect(one(html, /property="og:url" content="([^"]*)"/g)).toBe('__ORIGIN__/tools/x');
  expect(one(html, /property="og:image" content="([^"]*)"/g)).toBe('__ORIGIN__/og.png');
  expect(html).not.toContain('noindex');
  expect(html).not.toContain('Antes');
  expect(html).toContain('<script type="module" src="/a.js"></script>');
});

test('without one it is that of the product; what is unlisted asks not to be found', () => {
  expect(withHead(HTML)).toContain('<title>Ábaco · ');
  const unlisted = { path: '/x', title: 'X', description: 'x', isUnlisted: true };
  expect(withHead(HTML, unlisted)).toContain('<meta name="robots" content="noindex" />');
});

test('the page of a link has room for what the link shows, which the service puts in', () => {
  const html = withHead(
    HTML,
    PUBLIC_PAGES.find(({ path }) => path === '/compartido'),
  );
  expect(one(html, /<title>([^<]*)<\/title>/g)).toBe('__TITLE__ · Ábaco');
  expect(one(html, /property="og:title" content="([^"]*)"/g)).toBe('__TITLE__ · Ábaco');
  expect(one(html, /name="description" content="([^"]*)"/g)).toBe('__DESCRIPTION__');
  expect(one(html, /property="og:description" content="([^"]*)"/g)).toBe('__DESCRIPTION__');
  expect(html).toContain('<meta name="robots" content="noindex" />');
  // Not the link itself: whoever has the preview would have the document.
  expect(one(html, /property="og:url" content="([^"]*)"/g)).toBe('__ORIGIN__/compartido');
});
