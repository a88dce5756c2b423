import { type ComponentProps, type ReactNode, type RefObject, useCallback, useState } from 'react';
import { NoVideo } from './NoVideo.tsx';
import { mediaAddress } from './service.ts';
import { useCaptions } from './useCaptions.ts';
import styles from './Video.module.css';

interface Props
  extends Omit<ComponentProps<'video'>, 'aria-label' | 'children' | 'onError' | 'ref'> {
  label: string;
  /** Paths as the service writes them, as are those of its captions and its image. */
  src: string;
  captions: string;
  poster: string;
  videoRef?: RefObject<HTMLVideoElement | null>;
  /** Beside the captions below the picture. */
  aside?: ReactNode;
  /** Puts it where it belongs, with what stands around it as long as there is a video. */
  render?: (video: ReactNode) => ReactNode;
}

/** A video with its Spanish captions; one that doesn't arrive can be asked for again. */
export function Video({ src, poster, render, ...rest }: Props) {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(src === '');
  if (failed) {
    const again = () => {
      setFailed(false);
      setTries(tries + 1);
    };
    return <NoVideo poster={mediaAddress(poster)} onRetry={again} />;
  }
  const player = (
    <Player key={tries} src={src} poster={poster} {...rest} onError={() => setFailed(true)} />
  );
  return render ? render(player) : player;
}

type PlayerProps = Omit<Props, 'render'> & { onError: () => void };

function Player({ label, src, captions, poster, videoRef, aside, ...rest }: PlayerProps) {
  const [element, setElement] = useState<HTMLVideoElement | null>(null);
  const [track, setTrack] = useState<HTMLTrackElement | null>(null);
  const text = useCaptions(element, track);
  const hold = useCallback(
    (now: HTMLVideoElement | null) => {
      setElement(now);
      if (videoRef) videoRef.current = now;
    },
    [videoRef],
  );
  return (
    <>
      <video
        {...rest}
        ref={hold}
        controls
        playsInline
        preload="metadata"
        aria-label={label}
        poster={mediaAddress(poster)}
        src={mediaAddress(src)}
        className={styles.video}
      >
        <track
          ref={setTrack}
          kind="captions"
          srcLang="es"
          label="Español"
          src={mediaAddress(captions)}
        />
      </video>
      <div className={styles.below}>
        {text !== null && (
          <p className={styles.captions} data-captions>
            {text}
          </p>
        )}
        {aside}
      </div>
    </>
  );
}
