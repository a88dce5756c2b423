import type { ToolCard } from '../../tool/contract/tool.ts';

/** What stands at an address of the app, by the name that a person knows it by; null for no page of members. */
export function destinationName(path: string, cards: readonly ToolCard[]): string | null {
  const [pathname = ''] = path.split(/[?#]/);
  const plain = pathname.replace(/\/+$/, '');
  const tool = cards.find(({ path: own, aliases = [], subpaths = false }) =>
    [own, ...aliases].some((each) => plain === each || (subpaths && plain.startsWith(`${each}/`))),
  );
  if (tool) return tool.title.split(' - ')[0] ?? tool.title;
  if (/\/lesson\//.test(plain)) return 'la lección';
  if (plain.startsWith('/course/')) return 'el curso';
  return NAMES[plain] ?? null;
}

const NAMES: Readonly<Record<string, string>> = {
  '/learn': 'los cursos',
  '/tools': 'las herramientas',
  '/home/account': 'tu cuenta',
};
