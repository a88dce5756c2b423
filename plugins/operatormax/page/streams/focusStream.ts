import { anchorId } from '../../../../src/workbench/index.ts';

/** To the row of a stream, once its form is closed and has given the focus back. */
export function focusStream(stream: string): void {
  setTimeout(() => {
    document
      .getElementById(anchorId({ id: stream }))
      ?.querySelector('button')
      ?.focus();
  }, 0);
}
