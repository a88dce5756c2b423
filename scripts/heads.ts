import { mkdir, readFile, writeFile } from 'node:fs/promises';
import path from 'node:path';
import type { Plugin } from 'vite';
import { PRODUCT, PUBLIC_PAGES, type PublicPage } from '../src/app/publicPages.ts';
import { readCards } from './catalogue.ts';

/** Where the app is reached, which the service knows and the build doesn't: it puts it in. */
const ORIGIN = '__ORIGIN__';

const escape = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;');

/** The page of the build with the head of one address; without a page, that of the whole product. */
export function withHead(html: string, page?: PublicPage): string {
  const title = page ? `${page.title} · ${PRODUCT.name}` : PRODUCT.title;
  const { description } = page ?? PRODUCT;
  const image = `${ORIGIN}/og.png`;
  const meta = (key: 'name' | 'property', name: string, content: string) =>
    `<meta ${key}="${name}" content="${escape(content)}" />`;
  const tags = [
    `<title>${escape(title)}</title>`,
    meta('name', 'description', description),
    ...(page?.isUnlisted ? [meta('name', 'robots', 'noindex')] : []),
    meta('property', 'og:type', 'website'),
    meta('property', 'og:site_name', PRODUCT.name),
    meta('property', 'og:locale', 'es_CO'),
    meta('property', 'og:url', `${ORIGIN}${page?.path ?? '/'}`),
    meta('property', 'og:title', title),
    meta('property', 'og:description', description),
    meta('property', 'og:image', image),
    meta('property', 'og:image:width', '1200'),
    meta('property', 'og:image:height', '630'),
    meta('property', 'og:image:alt', 'Ábaco: invierte en finca raíz con las cuentas a la vista'),
    meta('name', 'twitter:card', 'summary_large_image'),
  ];
  return html
    .replace(/\s*<title>[^<]*<\/title>/, '')
    .replace(/\s*<meta\s+name="description"[^>]*>/, '')
    .replace('</head>', () => `${tags.map((tag) => `  ${tag}\n`).join('  ')}  </head>`);
}

/**
 * Writes, beside the build's index.html, the same page with a head for each public address and for
 * each tool: crawlers, and programs that show what a link leads to, run no script. The service
 * answers with the one of the address (`src/server/http/pages.ts`).
 */
export function heads(): Plugin {
  let [root, folder] = ['', ''];
  return {
    name: 'abaco:heads',
    apply: 'build',
    configResolved(config) {
      root = config.root;
      folder = path.resolve(root, config.build.outDir);
    },
    async writeBundle() {
      const index = path.join(folder, 'index.html');
      const html = await readFile(index, 'utf8');
      await writeFile(index, withHead(html));
      const tools = await readCards(root);
      const ofTools = tools.flatMap(({ path: own, aliases = [], title, description }) =>
        [own, ...aliases].map((each) => ({ path: each, title, description })),
      );
      for (const page of [...PUBLIC_PAGES, ...ofTools]) {
        const file = path.join(folder, 'pages', `${page.path}.html`);
        await mkdir(path.dirname(file), { recursive: true });
        await writeFile(file, withHead(html, page));
      }
    },
  };
}
