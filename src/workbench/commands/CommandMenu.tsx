import { ContextMenu, type MenuEntry } from '../../ui/index.ts';
import { keyNames } from './keys.ts';
import type { Command } from './registry.ts';

interface Props {
  /** In parts that are set apart. */
  commands: readonly (readonly Command[])[];
  /** A place in the window that it opens at. */
  at: DOMRect;
  onClose: () => void;
}

/** What can be done to what is under the pointer, with the keys for it. */
export function CommandMenu({ commands, at, onClose }: Props) {
  return <ContextMenu items={entriesOf(commands)} at={at} onClose={onClose} />;
}

function entriesOf(parts: readonly (readonly Command[])[]): readonly MenuEntry[] {
  return parts
    .filter((part) => part.length > 0)
    .flatMap((part, at): MenuEntry[] => [
      ...(at > 0 ? ['separator' as const] : []),
      ...part.map(
        ({ label, icon, keys = [], disabled = false, danger = false, run }): MenuEntry => ({
          label,
          disabled,
          danger,
          onSelect: () => run?.(),
          ...(icon === undefined ? {} : { icon }),
          ...(keys[0] === undefined ? {} : { shortcut: keyNames(keys[0]) }),
        }),
      ),
    ]);
}
