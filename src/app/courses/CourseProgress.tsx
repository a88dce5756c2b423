import type { Course } from '../../../schemas/courses.ts';
import { ProgressBar } from '../../ui/index.ts';
import { lessonsText } from './contents.ts';

interface Props {
  progress: Course['progress'];
  className?: string;
}

/** How many lessons of a course are completed. */
export function CourseProgress({ progress, className }: Props) {
  const { completedLessons, totalLessons } = progress;
  return (
    <ProgressBar
      showLabel
      label={`${completedLessons} de ${lessonsText(totalLessons)}`}
      value={totalLessons === 0 ? 0 : (completedLessons / totalLessons) * 100}
      className={className}
    />
  );
}
