import { Play } from 'lucide-react';
import { Link } from 'react-router-dom';
import type { InProgressCourse } from '../../../schemas/courses.ts';
import { ProgressBar } from '../../ui/index.ts';
import { CardLink, LinkCard } from '../LinkCard.tsx';
import { lessonsText } from './contents.ts';
import { videoMinutes } from './durations.ts';
import styles from './InProgressList.module.css';
import { useInProgress } from './queries.ts';
import { Thumbnail } from './Thumbnail.tsx';
import { Failed, Waiting } from './Waiting.tsx';

/** The courses that somebody has started, each with the lesson that comes next. */
export function InProgressList() {
  const { data, error, isFetching, refetch } = useInProgress();
  if (data === undefined && error === null)
    return <Waiting text="Cargando cursos en progreso..." />;
  if (data === undefined) {
    return (
      <Failed
        message={`Error cargando cursos: ${error?.message ?? ''}`}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
    );
  }
  if (data.length === 0) {
    return <p className={styles.none}>No tienes cursos en progreso. ¡Comienza uno nuevo!</p>;
  }
  return (
    <ul className={styles.list}>
      {data.map((course) => (
        <InProgressCard key={course.id} course={course} />
      ))}
    </ul>
  );
}

function InProgressCard({ course }: { course: InProgressCourse }) {
  const { id, title, completedLessons, totalLessons, progressPct, nextLesson } = course;
  return (
    <LinkCard className={styles.card}>
      <Thumbnail src={course.thumbnailUrl} />
      <div className={styles.words}>
        <h3 className={styles.title}>
          <CardLink to={`/course/${id}`}>{title}</CardLink>
        </h3>
        <p className={styles.facts}>
          {completedLessons} de {lessonsText(totalLessons)} · intro de{' '}
          {videoMinutes(course.introVideoDurationSeconds)}
        </p>
        <ProgressBar label={`Avance en ${title}`} value={progressPct} />
        <Link to={`/course/${id}/lesson/${nextLesson.id}`} className={styles.next}>
          <Play aria-hidden="true" />
          <span>
            <span className={styles.label}>Sigue: </span>
            {nextLesson.title}
          </span>
        </Link>
      </div>
    </LinkCard>
  );
}
