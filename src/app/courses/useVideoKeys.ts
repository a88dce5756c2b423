import { type RefObject, useEffect } from 'react';
import { toast } from '../../ui/index.ts';
import { commandOf, isInSight, type VideoCommand } from './keys.ts';

/** The keys of a player, while it has the focus: elsewhere a single letter is somebody typing. */
export function useVideoKeys(
  video: RefObject<HTMLVideoElement | null>,
  stage: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    // Browsers press a control when the space bar comes up again.
    let heldBack = false;
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
      // The other controls of the stage have uses of their own for keys.
      if (isShortcut || !video.current || event.target !== video.current) return;
      const command = commandOf(event.key);
      if (command === null) return;
      // The browser's own controls seem to be the video, and the space bar presses them.
      if (event.key === ' ' && !startsUnseen(video.current)) return;
      heldBack = event.key === ' ';
      take(event);
      obey(command, video.current, stage.current);
    };
    const onKeyUp = (event: KeyboardEvent) => {
      if (heldBack && event.key === ' ') take(event);
      heldBack = false;
    };
    // Captured: the browser's controls listen at the video itself.
    document.addEventListener('keydown', onKey, { capture: true });
    document.addEventListener('keyup', onKeyUp, { capture: true });
    return () => {
      document.removeEventListener('keydown', onKey, { capture: true });
      document.removeEventListener('keyup', onKeyUp, { capture: true });
    };
  }, [video, stage]);
}

function take(event: KeyboardEvent): void {
  event.preventDefault();
  event.stopPropagation();
}

function obey(command: VideoCommand, video: HTMLVideoElement, stage: HTMLElement | null): void {
  switch (command.type) {
    case 'toggle':
      // Nobody starts what can't be seen: it comes into sight, and the next time it plays.
      if (startsUnseen(video)) video.scrollIntoView({ block: 'center' });
      else if (video.paused) playVideo(video);
      else video.pause();
      break;
    case 'skip':
      goTo(video, video.currentTime + command.seconds);
      break;
    case 'goTo':
      goTo(video, video.duration * command.share);
      break;
    case 'mute':
      video.muted = !video.muted;
      break;
    case 'fullscreen':
      void fill(stage);
      break;
  }
}

const startsUnseen = (video: HTMLVideoElement): boolean =>
  video.paused && !isInSight(video.getBoundingClientRect(), window.innerHeight);

/** To a second of the video, or its end; nowhere while its length isn't known. */
export function goTo(video: HTMLVideoElement, seconds: number): void {
  if (!Number.isFinite(video.duration)) return;
  video.currentTime = Math.min(Math.max(0, seconds), video.duration);
}

/** The video itself reports why it can't be played. */
export function playVideo(video: HTMLVideoElement): void {
  video.play().catch((error: unknown) => {
    if (!(error instanceof DOMException)) throw error;
  });
}

/** The stage rather than the video, so that the button to the next lesson comes along. */
async function fill(stage: HTMLElement | null): Promise<void> {
  try {
    if (document.fullscreenElement) await document.exitFullscreen();
    else await stage?.requestFullscreen();
  } catch {
    toast.info('Este navegador no permite la pantalla completa aquí.');
  }
}
