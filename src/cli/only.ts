import { Calculation, type Json, outputs, scalarOutputs, type Tool } from '../tool/index.ts';
import { nearest } from '../tool/text/nearest.ts';
import { Failure, oneLine } from './failure.ts';

/** The outputs that `--only` names, by their path ('indicators.tir', 'table'). */
export interface Selection {
  /** Whether what is at that path belongs to them. */
  readonly has: (path: string) => boolean;
  /** Those of a calculation, in the tool's own order. */
  readonly of: (calculation: Calculation) => Json;
}

type Group = { readonly [key: string]: Json };

const isGroup = (value: Json | undefined): value is Group =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** @throws {Failure} where a name isn't one of the tool's outputs */
export function selectionOf(tool: Tool, names: readonly string[]): Selection {
  const all = outputs(tool, new Calculation(tool, tool.document.initial()));
  for (const name of names) {
    if (isOutput(all, name.split('.'))) continue;
    const near = nearest(name, pathsOf(all));
    const hint = near.length > 0 ? `¿Quizás ${near.join(', ')}?` : `Existen ${namesOf(all)}`;
    throw new Failure(`${tool.id} no tiene la salida «${oneLine(name)}». ${hint}`);
  }
  const has = (path: string) => names.some((name) => path === name || path.startsWith(`${name}.`));
  const holds = (path: string) => names.some((name) => name.startsWith(`${path}.`));
  const pick = (tree: Json, above = ''): Json => {
    if (!isGroup(tree)) return tree;
    const members = Object.entries(tree).flatMap(([key, value]): [string, Json][] => {
      const path = `${above}${key}`;
      if (has(path)) return [[key, value]];
      return holds(path) && isGroup(value) ? [[key, pick(value, `${path}.`)]] : [];
    });
    return Object.fromEntries(members);
  };
  const of = (calculation: Calculation) =>
    pick(outputs(tool, calculation, (path) => has(path) || holds(path)));
  return { has, of };
}

/** @throws {Failure} where nothing of what is named fits into a table of single values */
export function refuseLists(tool: Tool, names: readonly string[]): void {
  const scalars = Object.keys(scalarOutputs(tool, new Calculation(tool, tool.document.initial())));
  for (const name of names) {
    if (scalars.some((path) => path === name || path.startsWith(`${name}.`))) continue;
    throw new Failure(`«${oneLine(name)}» no es de un solo valor: está solo en JSON`);
  }
}

/** What is empty in a new document may have members in another: they can't be known beforehand. */
function isOutput(tree: Json, [key = '', ...rest]: readonly string[]): boolean {
  if (!isGroup(tree) || !Object.hasOwn(tree, key)) return false;
  const value = tree[key];
  const isEmpty = value === null || (isGroup(value) && Object.keys(value).length === 0);
  return rest.length === 0 || isEmpty || (value !== undefined && isOutput(value, rest));
}

const namesOf = (tree: Json): string => (isGroup(tree) ? Object.keys(tree).join(', ') : '');

function pathsOf(tree: Json, above = ''): string[] {
  if (!isGroup(tree)) return [];
  return Object.entries(tree).flatMap(([key, value]) => [
    `${above}${key}`,
    ...pathsOf(value, `${above}${key}.`),
  ]);
}
