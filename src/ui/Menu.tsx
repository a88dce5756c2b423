import { Menu as Base } from '@base-ui/react/menu';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import {
  memo,
  type ReactElement,
  type ReactNode,
  useDeferredValue,
  useLayoutEffect,
  useRef,
  useState,
} from 'react';
import { useBackCloses } from './backCloses.ts';
import { cx } from './cx.ts';
import { Kbd } from './Kbd.tsx';
import styles from './Menu.module.css';
import { useTapOutside } from './useTapOutside.ts';
import { VisuallyHidden } from './VisuallyHidden.tsx';

interface MenuItemLook {
  label: string;
  icon?: ReactNode;
}

export interface MenuAction extends MenuItemLook {
  onSelect: () => void;
  /** Why it can't be done now, in a few words: 'Guárdalo antes'. A finger has no tooltip, so it stands there. */
  unavailable?: string | undefined;
  /** It destroys something. */
  danger?: boolean;
  /** Keys that do the same: `['Ctrl', 'Z']`. Only shown. */
  shortcut?: readonly string[];
}

export interface MenuLink extends MenuItemLook {
  /** The link: `<Link to="/home" />`. */
  link: ReactElement;
}

/** Others in their place: 'Rellenar' with the ways to fill. Of a context menu only. */
export interface MenuPage extends MenuItemLook {
  items: readonly MenuEntry[];
}

export type MenuEntry = MenuAction | MenuLink | MenuPage | 'separator';

export interface MenuProps {
  /** A Button or IconButton. */
  trigger: ReactElement;
  items: readonly MenuEntry[];
  /** Edge of the trigger that it lines up with. */
  align?: 'start' | 'center' | 'end';
}

/** Actions and links under a button. What they are is made anew with each edit, and may follow it. */
export function Menu(props: MenuProps) {
  return <PlainMenu {...useDeferredValue(props)} />;
}

const PlainMenu = memo(function PlainMenu({ trigger, items, align = 'start' }: MenuProps) {
  const [isOpen, setOpen] = useState(false);
  useBackCloses(() => setOpen(false), isOpen);
  return (
    <Base.Root open={isOpen} onOpenChange={setOpen}>
      <Base.Trigger render={trigger} />
      {/* A landmark of its own: it stands outside of those of the page. */}
      <Base.Portal render={<section aria-label="Menú" />}>
        <Base.Positioner
          className={styles.positioner}
          sideOffset={4}
          align={align}
          collisionPadding={8}
        >
          <Base.Popup className={styles.popup}>
            {items.map((entry, at) => renderEntry(entry, at))}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
});

export interface ContextMenuProps {
  items: readonly MenuEntry[];
  /** A place in the window. */
  at: DOMRect;
  onClose: () => void;
}

/** The same without a button: open for as long as it stands, at a place in the window. */
export function ContextMenu({ items, at, onClose }: ContextMenuProps) {
  const [from] = useState(() => document.activeElement);
  const [page, setPage] = useState<MenuPage | null>(null);
  const popup = useRef<HTMLDivElement>(null);
  useBackCloses(onClose);
  useBackCloses(() => setPage(null), page !== null);
  useTapOutside(popup, onClose);
  // At once, so that a dialog that an entry opens knows where to go back to.
  useLayoutEffect(
    () => () => {
      const active = document.activeElement;
      const isElsewhere = active !== document.body && !active?.closest('[role="menu"]');
      if (!isElsewhere && from instanceof HTMLElement) from.focus({ preventScroll: true });
    },
    [from],
  );
  return (
    <Base.Root open modal={false} onOpenChange={(open) => open || onClose()}>
      <Base.Portal render={<section aria-label="Menú" />}>
        <Base.Positioner
          anchor={{ getBoundingClientRect: () => at }}
          // A page of it is focused before it has its place: the window mustn't scroll there.
          positionMethod="fixed"
          className={styles.positioner}
          side="bottom"
          align="start"
          collisionPadding={8}
          // A long one moves up rather than lose its end.
          collisionAvoidance={{ side: 'shift', align: 'shift' }}
        >
          <Base.Popup ref={popup} className={cx(styles.popup, styles.dense)}>
            {page && (
              <Base.Item
                closeOnClick={false}
                onClick={() => setPage(null)}
                className={cx(styles.item, styles.head)}
              >
                <ChevronLeft aria-hidden="true" />
                <VisuallyHidden>Volver de</VisuallyHidden> {page.label}
              </Base.Item>
            )}
            {(page ?? { items }).items.map((entry, at) =>
              renderEntry(entry, at, { setPage, onClose }),
            )}
          </Base.Popup>
        </Base.Positioner>
      </Base.Portal>
    </Base.Root>
  );
}

interface InContext {
  readonly setPage: (page: MenuPage) => void;
  readonly onClose: () => void;
}

function renderEntry(entry: MenuEntry, index: number, context?: InContext) {
  if (entry === 'separator') {
    // Separators have no identity of their own: their place in the list is theirs.
    return <Base.Separator key={`separator-${index}`} className={styles.separator} />;
  }
  const why = 'unavailable' in entry ? entry.unavailable : undefined;
  const look = (
    <>
      <span className={styles.icon}>{entry.icon}</span>
      <span className={styles.label}>
        {entry.label} {why !== undefined && <span className={styles.why}>{why}</span>}
      </span>
    </>
  );
  if ('link' in entry) {
    return (
      <Base.LinkItem key={entry.label} render={entry.link} closeOnClick className={styles.item}>
        {look}
      </Base.LinkItem>
    );
  }
  if ('items' in entry) {
    return (
      <Base.Item
        key={entry.label}
        closeOnClick={false}
        onClick={() => context?.setPage(entry)}
        className={styles.item}
      >
        {look}
        <ChevronRight aria-hidden="true" className={styles.more} />
      </Base.Item>
    );
  }
  return (
    <Base.Item
      key={entry.label}
      label={entry.label}
      disabled={why !== undefined}
      onClick={(event) => {
        // Else the item takes the focus back from what the action gave it to: a cell's editor closes then.
        if (context) event.preventBaseUIHandler();
        context?.onClose();
        entry.onSelect();
      }}
      className={cx(styles.item, entry.danger && styles.danger)}
    >
      {look}
      {entry.shortcut !== undefined && <Kbd keys={entry.shortcut} />}
    </Base.Item>
  );
}
