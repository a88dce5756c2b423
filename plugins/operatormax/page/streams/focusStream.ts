import { anchorId } from '../../../../src/workbench/index.ts';

/** To the row of a stream, once its form is closed and has given the focus back; a sheet has none of it. */
export function focusStream(stream: string, otherwise?: () => void): void {
  setTimeout(() => {
    const row = document.getElementById(anchorId({ id: stream }))?.querySelector('button');
    if (row) row.focus();
    else otherwise?.();
  }, 0);
}
