// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useEffect, useRef } from 'react';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../../ui/index.ts';
import type { Picture } from '../../charts/picture/vector.ts';
import { downloadPicture } from '../../onDemand.ts';
import { Session } from '../../session/session.ts';
import { SessionContext } from '../../session/useSession.ts';
import { sampleTool } from '../../testing/sample.ts';
import { PictureMenu } from './PictureMenu.tsx';

const stage = vi.hoisted(() => ({ done: null as null | (() => void) }));

vi.mock('../../onDemand.ts', () => ({ downloadPicture: vi.fn<() => void>() }));
vi.mock('../../charts/picture/bitmap.ts', () => ({ bitmapOf: async () => new Blob(['png']) }));
/** Draws when the test says so and tells whoever put it on the page, as the real one does. */
vi.mock('../../charts/picture/PictureStage.tsx', () => ({
  PictureStage({ onDrawn }: { onDrawn: (picture: Picture) => void }) {
    const told = useRef(onDrawn);
    useEffect(() => {
      stage.done = () => told.current({ svg: '<svg/>', width: 1, height: 1 });
    }, []);
    return null;
  },
}));

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

test('a file asked for while the refused image is still drawn is saved all the same', async () => {
  const user = userEvent.setup();
  vi.stubGlobal('ClipboardItem', vi.fn<() => void>());
  vi.spyOn(navigator.clipboard, 'write').mockRejectedValue(new Error('no'));
  render(
    <UiProvider>
      <SessionContext value={new Session(sampleTool())}>
        <PictureMenu title="Flujo">
          <svg />
        </PictureMenu>
      </SessionContext>
    </UiProvider>,
  );
  await user.click(screen.getByRole('button', { name: 'Imagen de «Flujo»' }));
  await user.click(await screen.findByRole('menuitem', { name: 'Copiar imagen' }));
  await user.click(await screen.findByRole('button', { name: 'Guardar PNG' }));
  await vi.waitFor(() => expect(stage.done).not.toBeNull());
  await act(async () => stage.done?.());
  await vi.waitFor(() => expect(downloadPicture).toHaveBeenCalledTimes(1));
});
