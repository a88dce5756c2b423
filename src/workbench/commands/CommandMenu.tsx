import { ContextMenu, isTouch, type MenuEntry } from '../../ui/index.ts';
import { entryOf, menuParts } from './menuParts.ts';
import type { Command } from './registry.ts';

interface Props {
  /** In parts that are set apart. */
  commands: readonly (readonly Command[])[];
  /** A place in the window that it opens at. */
  at: DOMRect;
  onClose: () => void;
}

/** What can be done to what is under the pointer, with the keys for it; a finger gets long ones in pages. */
export function CommandMenu({ commands, at, onClose }: Props) {
  const parts = isTouch() ? menuParts(commands) : commands.map((part) => part.map(entryOf));
  return <ContextMenu items={apart(parts)} at={at} onClose={onClose} />;
}

/** With a line between the parts. */
function apart(parts: readonly (readonly MenuEntry[])[]): readonly MenuEntry[] {
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, at) => [...(at > 0 ? ['separator' as const] : []), ...part]);
}
