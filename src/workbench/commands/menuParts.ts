import type { MenuAction, MenuEntry } from '../../ui/index.ts';
import { keyNames } from './keys.ts';
import { type Command, MENU_PARTS, type MenuPart } from './registry.ts';

/** So many are in sight at once on a phone, each as high as a finger needs. */
const MOST = 10;

export function entryOf({
  label,
  icon,
  keys = [],
  danger = false,
  unavailable,
  run,
}: Command): MenuAction {
  return {
    label,
    danger,
    unavailable,
    onSelect: () => run?.(),
    ...(icon === undefined ? {} : { icon }),
    ...(keys[0] === undefined ? {} : { shortcut: keyNames(keys[0]) }),
  };
}

/** A menu for fingers: where it is long, what is used most and then pages with the rest. */
export function menuParts(
  commands: readonly (readonly Command[])[],
): readonly (readonly MenuEntry[])[] {
  const all = commands.flat();
  if (all.length <= MOST) return commands.map((part) => part.map(entryOf));
  const parts = (Object.keys(MENU_PARTS) as MenuPart[]).map((part) => ({
    name: MENU_PARTS[part],
    entries: all.filter((command) => command.part === part).map(entryOf),
  }));
  return [
    [
      ...all.filter(({ part }) => part === undefined).map(entryOf),
      ...parts.flatMap(({ name, entries }) => (name === null ? entries : [])),
    ],
    parts.flatMap(({ name, entries }): readonly MenuEntry[] => {
      if (name === null || entries.length === 0) return [];
      return entries.length === 1 ? entries : [{ label: name, items: entries }];
    }),
  ];
}
