import { type ComponentProps, type ReactNode, useState } from 'react';
import { NoVideo } from './NoVideo.tsx';
import { mediaAddress } from './service.ts';
import styles from './Video.module.css';

interface Props extends Omit<ComponentProps<'video'>, 'aria-label' | 'children' | 'onError'> {
  label: string;
  /** Paths as the service writes them, as are those of its captions and its image. */
  src: string;
  captions: string;
  poster: string;
  /** Puts it where it belongs, with what stands around it as long as there is a video. */
  render?: (video: ReactNode) => ReactNode;
}

/** A video with its Spanish captions; one that doesn't arrive can be asked for again. */
export function Video({ label, src, captions, poster, render, ...rest }: Props) {
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(src === '');
  if (failed) {
    const again = () => {
      setFailed(false);
      setTries(tries + 1);
    };
    return <NoVideo poster={mediaAddress(poster)} onRetry={again} />;
  }
  const video = (
    <video
      {...rest}
      key={tries}
      controls
      playsInline
      preload="metadata"
      aria-label={label}
      poster={mediaAddress(poster)}
      src={mediaAddress(src)}
      onError={() => setFailed(true)}
      className={styles.video}
    >
      <track default kind="captions" srcLang="es" label="Español" src={mediaAddress(captions)} />
    </video>
  );
  return render ? render(video) : video;
}
