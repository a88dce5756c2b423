import { useEffect, useRef, useState } from 'react';
import type { Course } from '../../../schemas/courses.ts';
import { mediaAddress } from './service.ts';
import styles from './Video.module.css';
import { NoVideo } from './NoVideo.tsx';

/** The course's introduction. It plays by itself where browser and person allow it. */
export function IntroVideo({ course }: { course: Course }) {
  const video = useRef<HTMLVideoElement>(null);
  const [tries, setTries] = useState(0);
  const [failed, setFailed] = useState(course.introVideoUrl === '');

  useEffect(() => {
    const wantsStillness = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
    if (wantsStillness || !video.current) return;
    video.current.play().catch((error: unknown) => {
      // Most browsers want a click first: then it waits at its poster. A video that isn't there
      // reports that by itself.
      if (!(error instanceof DOMException)) throw error;
    });
  }, [tries]);

  if (failed) {
    const again = () => {
      setFailed(false);
      setTries(tries + 1);
    };
    return <NoVideo poster={mediaAddress(course.thumbnailUrl)} onRetry={again} />;
  }
  return (
    <video
      key={tries}
      ref={video}
      controls
      playsInline
      preload="metadata"
      aria-label={`Introducción: ${course.title}`}
      poster={mediaAddress(course.thumbnailUrl)}
      src={mediaAddress(course.introVideoUrl)}
      onError={() => setFailed(true)}
      className={styles.video}
    >
      <track
        default
        kind="captions"
        srcLang="es"
        label="Español"
        src={mediaAddress(course.introCaptionsUrl)}
      />
    </video>
  );
}
