import { type RefObject, useEffect } from 'react';
import { toast } from '../../ui/index.ts';
import { commandOf, placeOf, type VideoCommand } from './keys.ts';

/** The keys of a player, anywhere on the page where nothing else has a use for them. */
export function useVideoKeys(
  video: RefObject<HTMLVideoElement | null>,
  stage: RefObject<HTMLElement | null>,
): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = event.ctrlKey || event.metaKey || event.altKey;
      if (isShortcut || event.defaultPrevented || !video.current) return;
      const command = commandOf(event.key, placeOf(event.target));
      if (command === null) return;
      event.preventDefault();
      obey(command, video.current, stage.current);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [video, stage]);
}

function obey(command: VideoCommand, video: HTMLVideoElement, stage: HTMLElement | null): void {
  switch (command.type) {
    case 'toggle':
      if (video.paused) playVideo(video);
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
