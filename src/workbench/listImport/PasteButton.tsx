import { ClipboardPaste } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../ui/index.ts';
import { pastedTable } from './pasted.ts';
import { isOnPage } from './pasteOnPage.ts';
import type { Rows } from './rows.ts';

interface Props {
  children: string;
  size?: 'sm';
  /** Without rows where there is no table to take yet: it is asked for. */
  onPaste: (rows?: Rows) => void;
}

/** Those in sight: a paste on the page itself is meant for one that is alone. */
const standing = new Set<HTMLElement>();

/** Whether an empty list in sight waits for a table. */
export const takesTables = (): boolean => standing.size > 0;

/** Takes a table into a list that is empty: by its button, or pasted on the page that says so. */
export function PasteButton({ children, size, onPaste }: Props) {
  const button = useRef<HTMLButtonElement>(null);
  const take = useRef(onPaste);
  useEffect(() => {
    take.current = onPaste;
  });
  useEffect(() => {
    const { current } = button;
    if (!current) return undefined;
    standing.add(current);
    const listen = (event: ClipboardEvent): void => {
      const { target, clipboardData } = event;
      if (event.defaultPrevented || !clipboardData || !isOnPage(target)) return;
      if (standing.size > 1 && !current.parentElement?.contains(target)) return;
      event.preventDefault();
      take.current(pastedTable(clipboardData) ?? undefined);
    };
    window.addEventListener('paste', listen);
    return () => {
      standing.delete(current);
      window.removeEventListener('paste', listen);
    };
  }, []);
  return (
    <Button ref={button} size={size} icon={<ClipboardPaste />} onClick={() => onPaste()}>
      {children}
    </Button>
  );
}
