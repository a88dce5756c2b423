import { cards } from 'virtual:catalogue';
import { toolWords } from 'virtual:tool-words';
import { beginsSo, isCalled, saysOwnName } from '../../workbench/commands/isCalled.ts';
import {
  type Command,
  type CommandSource,
  foundCommands,
  registeredCommands,
} from '../../workbench/commands/registry.ts';
import { chooseTheme } from '../../ui/theme.ts';
import { readSession } from '../account/session.ts';
import { type Saved, savedCases } from '../home/saved.ts';
import { rank } from '../search/rank.ts';
import { documentEntries } from './documents.ts';

const MOST = 60;
const PAGES = [
  ['/home', 'Inicio'],
  ['/learn', 'Cursos'],
  ['/tools', 'Herramientas'],
  ['/tools/funciones', 'Funciones de las fórmulas'],
  ['/home/account', 'Mi cuenta'],
] as const;

const THEMES = (
  [
    ['light', 'Tema claro'],
    ['dark', 'Tema oscuro'],
    ['system', 'Tema del sistema'],
  ] as const
).map(
  ([theme, label]): Command => ({
    id: `theme.${theme}`,
    label,
    group: 'Apariencia',
    words: 'modo color noche día',
    run: () => chooseTheme(theme),
  }),
);

/** The documents in this browser of whoever is signed in. */
export function savedHere(): readonly Saved[] {
  const owner = readSession()?.user?.id;
  return owner === undefined ? [] : savedCases(cards, owner);
}

/** All that can be done or gone to from here: what the page has registered, then tools, pages and documents. */
export function entriesOf(
  sources: readonly CommandSource[],
  saved: readonly Saved[],
  go: (path: string) => void,
): readonly Command[] {
  const tools = cards.map(
    ({ id, title, path, description, category }): Command => ({
      id: `tool.${id}`,
      label: title,
      group: 'Herramientas',
      words: [...(toolWords[id]?.keywords ?? []), description, category].join(' '),
      run: () => go(path),
    }),
  );
  const pages = PAGES.map(
    ([path, label]): Command => ({ id: path, label, group: 'Páginas', run: () => go(path) }),
  );
  const here = registeredCommands(sources).filter(
    ({ run, unavailable }) => run && unavailable === undefined,
  );
  const known = new Set(here.map(({ id }) => id));
  const documents = documentEntries(saved, go).filter(({ id }) => !known.has(id));
  return [...here, ...tools, ...pages, ...THEMES, ...documents];
}

/** 'Cap rate (razón) · Norte': 'Cap rate · Norte' goes before it. */
const hasBrackets = (label: string): boolean => /\)( · [^·]*)?$/.test(label);

/**
 * The best first: what is called just so, then what has its own name in the text, then what begins so, then by
 * the words of its name, then by others for it; what no sheet shows last, unless it is called just so. As long as
 * nothing is typed, what is done comes before where one goes.
 */
export function search(entries: readonly Command[], text: string): readonly Command[] {
  if (text.trim() === '') {
    const isPlace = ({ id }: Command): boolean => id.startsWith('go.');
    return [...entries.filter((each) => !isPlace(each)), ...entries.filter(isPlace)].slice(0, MOST);
  }
  const known = new Set(entries.map(({ id }) => id));
  const found = foundCommands(text).filter(({ id }) => !known.has(id));
  const { items } = rank([...entries, ...found], text, ({ label, group, words = '' }) => [
    isCalled(label, text) ? label : '',
    saysOwnName(label, text) ? label : '',
    beginsSo(label, text) && !hasBrackets(label) ? label : '',
    beginsSo(label, text) ? label : '',
    hasBrackets(label) ? '' : label,
    label,
    `${label} ${group}`,
    words,
  ]);
  const isLast = ({ label, hidden = false }: Command): boolean => hidden && !isCalled(label, text);
  return [...items.filter((each) => !isLast(each)), ...items.filter(isLast)].slice(0, MOST);
}
