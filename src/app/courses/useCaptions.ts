import { useEffect, useState } from 'react';

/**
 * What the captions of a video say now, to be shown below it: over the picture of a phone they would
 * cover what the slide says. Null while the browser shows them itself, because somebody chose so in
 * its controls or the video fills the screen, and while they are switched off.
 */
export function useCaptions(
  video: HTMLVideoElement | null,
  track: HTMLTrackElement | null,
): string | null {
  const [text, setText] = useState<string | null>('');
  useEffect(
    () => (video && track ? follow(video, track.track, setText) : undefined),
    [video, track],
  );
  return text;
}

function follow(
  video: HTMLVideoElement,
  captions: TextTrack,
  say: (text: string | null) => void,
): () => void {
  captions.mode = 'hidden';
  const read = () => say(captions.mode === 'hidden' ? wordsOf(captions) : null);
  const fill = () => {
    const isFull = document.fullscreenElement === video;
    if (isFull && captions.mode === 'hidden') captions.mode = 'showing';
    else if (!isFull && captions.mode === 'showing') captions.mode = 'hidden';
  };
  captions.addEventListener('cuechange', read);
  video.textTracks.addEventListener('change', read);
  video.addEventListener('fullscreenchange', fill);
  return () => {
    captions.removeEventListener('cuechange', read);
    video.textTracks.removeEventListener('change', read);
    video.removeEventListener('fullscreenchange', fill);
  };
}

const wordsOf = ({ activeCues }: TextTrack): string =>
  [...(activeCues ?? [])]
    .map((cue) => (cue instanceof VTTCue ? cue.getCueAsHTML().textContent : ''))
    .join(' ');
