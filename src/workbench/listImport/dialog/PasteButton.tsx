import { ClipboardPaste } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/index.ts';
import { pastedTable } from '../table/pasted.ts';
import type { Rows } from '../table/rows.ts';
import { usePasteOnPage } from './usePasteOnPage.ts';

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
  useEffect(() => {
    const { current } = button;
    if (!current) return undefined;
    standing.add(current);
    return () => void standing.delete(current);
  }, []);
  usePasteOnPage(({ event, place, data }) => {
    if (standing.size > 1 && !button.current?.parentElement?.contains(place)) return;
    event.preventDefault();
    onPaste(pastedTable(data) ?? undefined);
  });
  return (
    <Button ref={button} size={size} icon={<ClipboardPaste />} onClick={() => onPaste()}>
      {children}
    </Button>
  );
}
