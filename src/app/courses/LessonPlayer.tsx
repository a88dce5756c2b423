import { ArrowRight } from 'lucide-react';
import { type RefObject, useEffect, useRef } from 'react';
import type { Lesson } from '../../../schemas/courses.ts';
import { Button } from '../../ui/index.ts';
import type { LessonPositions } from './positions.ts';
import { Shortcuts } from './Shortcuts.tsx';
import { useVideoKeys } from './useVideoKeys.ts';
import { Video } from './Video.tsx';
import styles from './Video.module.css';

interface Props {
  lesson: Lesson;
  video: RefObject<HTMLVideoElement | null>;
  positions: LessonPositions;
  /** It stands at another second now, played or moved there. */
  onMove: (currentTime: number, duration: number) => void;
  onEnd: () => void;
  /** Goes on to the next lesson; null while that isn't offered. */
  onNext: (() => void) | null;
}

/** Seconds of playing after which the place is kept again. */
const KEEP_EVERY = 2;

/** The lesson's video: it starts where it was left, and has the keys that one expects of a player. */
export function LessonPlayer({ lesson, video, positions, onMove, onEnd, onNext }: Props) {
  const stage = useRef<HTMLDivElement>(null);
  const place = useKeptPlace(lesson.id, positions);
  useVideoKeys(video, stage);

  const moved = ({ currentTarget }: { currentTarget: HTMLVideoElement }) => {
    place.note(currentTarget.currentTime);
    onMove(currentTarget.currentTime, currentTarget.duration);
  };
  return (
    <Video
      videoRef={video}
      label={`Video: ${lesson.title}`}
      src={lesson.videoUrl}
      captions={lesson.captionsUrl}
      poster={lesson.thumbnailUrl}
      onLoadedMetadata={({ currentTarget }) => {
        const kept = positions.of(lesson.id);
        if (kept > 0 && kept < currentTarget.duration) currentTarget.currentTime = kept;
      }}
      onTimeUpdate={moved}
      onSeeked={moved}
      onPause={place.keep}
      onEnded={() => {
        place.note(0);
        place.keep();
        onEnd();
      }}
      aside={
        onNext !== null && (
          <Button
            variant="primary"
            iconEnd={<ArrowRight />}
            className={styles.floating}
            onClick={onNext}
          >
            Ir a la siguiente lección
          </Button>
        )
      }
      render={(player) => (
        <div>
          <div ref={stage} className={styles.stage}>
            {player}
          </div>
          <Shortcuts />
        </div>
      )}
    />
  );
}

/** Keeps the place every few seconds, on a pause, and when lesson or page are left. */
function useKeptPlace(lessonId: string, positions: LessonPositions) {
  const now = useRef<number | null>(null);
  const kept = useRef<number | null>(null);
  const keep = () => {
    if (now.current === null || now.current === kept.current) return;
    kept.current = now.current;
    positions.keep(lessonId, now.current);
  };
  const note = (seconds: number) => {
    now.current = Math.round(seconds * 10) / 10;
    if (Math.abs(now.current - (kept.current ?? 0)) >= KEEP_EVERY) keep();
  };
  useEffect(() => {
    const leave = () => {
      if (now.current !== null) positions.keep(lessonId, now.current);
    };
    window.addEventListener('pagehide', leave);
    return () => {
      window.removeEventListener('pagehide', leave);
      leave();
    };
  }, [lessonId, positions]);
  return { note, keep };
}
