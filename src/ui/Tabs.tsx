import { Tabs as Base } from '@base-ui/react/tabs';
import { type ReactNode, useLayoutEffect, useRef, useState } from 'react';
import { cx } from './cx.ts';
import styles from './Tabs.module.css';

export interface TabItem<Value extends string> {
  value: Value;
  label: ReactNode;
  /** Shown, and mounted, while the tab is the active one. */
  content: ReactNode;
  icon?: ReactNode;
  disabled?: boolean;
}

export interface TabsProps<Value extends string> {
  /** What the tabs divide, for those who cannot see them. */
  label: string;
  items: readonly TabItem<Value>[];
  /** Controlled; without it the first tab is active at the start. */
  value?: Value;
  onValueChange?: (value: Value) => void;
  className?: string;
}

/** Views of one thing, one at a time. On a phone the row of tabs scrolls sideways. */
export function Tabs<Value extends string>({
  label,
  items,
  value,
  onValueChange,
  className,
}: TabsProps<Value>) {
  const [own, setOwn] = useState(items[0]?.value);
  const active = value ?? own;
  const list = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => centre(list.current), [active]);
  return (
    <Base.Root
      value={active}
      onValueChange={(next: Value, change) => {
        if (isFromOutside(change.event)) change.cancel();
        else {
          setOwn(next);
          onValueChange?.(next);
        }
      }}
      className={cx(styles.tabs, className)}
    >
      <Base.List
        ref={list}
        aria-label={label}
        activateOnFocus
        className={cx(styles.list, 'scrolls-aside')}
      >
        {items.map((item) => (
          <Base.Tab
            key={item.value}
            value={item.value}
            disabled={item.disabled}
            className={styles.tab}
          >
            {item.icon}
            {item.label}
          </Base.Tab>
        ))}
      </Base.List>
      {items.map((item) => (
        <Base.Panel key={item.value} value={item.value} className={styles.panel}>
          {item.content}
        </Base.Panel>
      ))}
    </Base.Root>
  );
}

/**
 * Arrows choose a tab by leading the focus to it. The focus that comes from elsewhere chooses none: it
 * is followed by a click, or a dialog gave it back.
 */
function isFromOutside(event: Event): boolean {
  if (!(event instanceof FocusEvent) || !(event.target instanceof Element)) return false;
  const from = event.relatedTarget;
  return !(from instanceof Node && event.target.closest('[role="tablist"]')?.contains(from));
}

/** Where the row scrolls, the tabs before and after the chosen one come into sight. */
function centre(list: HTMLElement | null): void {
  const chosen = list?.querySelector('[aria-selected="true"]');
  if (!list || !chosen) return;
  const [all, one] = [list.getBoundingClientRect(), chosen.getBoundingClientRect()];
  list.scrollLeft += one.left + one.width / 2 - (all.left + all.width / 2);
}
