import type { ReactNode } from 'react';

/** Something that a person can do or go to where they are. */
export interface Command {
  /** Unique in its place: an inner place replaces the command of the same id of an outer one. */
  readonly id: string;
  /** In Spanish, as a menu says it: 'Rellenar hacia abajo'. */
  readonly label: string;
  /** Under which heading lists have it: 'Tabla', 'Datos'. */
  readonly group: string;
  /** Keys that do the same, as 'Ctrl+Shift+Z'; lists show the first. */
  readonly keys?: readonly string[];
  /** What it is found by besides its label. */
  readonly words?: string;
  /** Shown small beside the label: the value of what it leads to. */
  readonly hint?: string;
  /** It leads to what no sheet shows: what is in sight comes first. */
  readonly hidden?: boolean;
  readonly icon?: ReactNode;
  /** It destroys something. */
  readonly danger?: boolean;
  /** Why it can't be done now: menus say so beside it, lists leave it out. */
  readonly unavailable?: string | undefined;
  /** Where a long menu has it on a touch screen. */
  readonly part?: MenuPart;
  /** Missing for what only keys do, such as moving about: the list of keys tells of it. */
  readonly run?: () => void;
}

/**
 * The parts of a long menu on a touch screen, the most used first. One with a name opens as a page of its
 * own; the others are in sight at once.
 */
export const MENU_PARTS = {
  edit: null,
  clipboard: null,
  note: null,
  select: 'Seleccionar',
  fill: 'Rellenar',
  view: 'Ordenar y filtrar',
  records: 'Insertar, duplicar o eliminar',
  move: 'Mover',
  paste: 'Otras formas de copiar y pegar',
} as const;

export type MenuPart = keyof typeof MENU_PARTS;

/** Asked when somebody looks: what can be done may have changed. */
export type CommandSource = () => readonly Command[];

/** What there is too much of to be listed, by a text that names it. */
export type CommandFinder = (text: string) => readonly Command[];

let sources: readonly CommandSource[] = [];
const listeners = new Set<() => void>();
const finders = new Set<CommandFinder>();

/** Adds commands to those of the page; returns what takes them out again. */
export function registerCommands(source: CommandSource): () => void {
  setSources([...sources, source]);
  return () => setSources(sources.filter((each) => each !== source));
}

function setSources(next: readonly CommandSource[]): void {
  sources = next;
  for (const listener of listeners) listener();
}

/** Who is asked now: another list once somebody came or went. */
export function commandSources(): readonly CommandSource[] {
  return sources;
}

/** Tells of another list, as of a page that comes to stand; returns what ends it. */
export function onCommandSources(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** Adds what is found by a text only; returns what takes it out again. */
export function registerFinder(finder: CommandFinder): () => void {
  finders.add(finder);
  return () => finders.delete(finder);
}

/** What a text finds beside the commands that are registered. */
export function foundCommands(text: string): readonly Command[] {
  return [...finders].flatMap((finder) => finder(text));
}

/** All that can be done now, the innermost place first. */
export function registeredCommands(asked = sources): readonly Command[] {
  const known = new Map<string, Command>();
  for (const source of [...asked].reverse()) {
    for (const command of source()) if (!known.has(command.id)) known.set(command.id, command);
  }
  return [...known.values()];
}
