import { useState } from 'react';
import type { Course } from '../../../schemas/courses.ts';
import { Video } from './Video.tsx';

/** The course's introduction. It plays by itself where browser and person allow it. */
export function IntroVideo({ course }: { course: Course }) {
  const [wantsStillness] = useState(
    () => window.matchMedia('(prefers-reduced-motion: reduce)').matches,
  );
  return (
    <Video
      label={`Introducción: ${course.title}`}
      src={course.introVideoUrl}
      captions={course.introCaptionsUrl}
      poster={course.thumbnailUrl}
      autoPlay={!wantsStillness}
    />
  );
}
