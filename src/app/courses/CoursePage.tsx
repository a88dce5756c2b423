import { Play } from 'lucide-react';
import { Link, useParams } from 'react-router-dom';
import type { Course } from '../../../schemas/courses.ts';
import { Badge, Button, Skeleton } from '../../ui/index.ts';
import { useTitle } from '../useTitle.ts';
import { contentsOf, contentsText } from './contents.ts';
import styles from './CoursePage.module.css';
import { CourseProgress } from './CourseProgress.tsx';
import { CourseTabs } from './CourseTabs.tsx';
import { hoursText } from './durations.ts';
import { IntroVideo } from './IntroVideo.tsx';
import { LEVELS } from './levels.ts';
import { useCourse } from './queries.ts';
import { Failed, Waiting } from './Waiting.tsx';

/** /course/{id}: its introduction, how far one is, and everything that belongs to it. */
export function CoursePage() {
  const { id = '' } = useParams();
  const { data: course, error, isFetching, refetch } = useCourse(id);
  useTitle(course?.title ?? 'Curso', course?.introDescription);
  if (course) return <CourseView key={course.id} course={course} />;
  return (
    <main className={styles.page}>
      <h1 className={styles.waiting}>Curso</h1>
      {error === null ? (
        <>
          <div className={styles.head}>
            <Skeleton shape="block" className={styles.place} />
            <Waiting text="Loading course..." />
          </div>
          <Waiting text="Loading lessons..." />
        </>
      ) : (
        <Failed message={error.message} onRetry={() => void refetch()} retrying={isFetching} />
      )}
      <p>
        <Link to="/learn">Ver todos los cursos</Link>
      </p>
    </main>
  );
}

function CourseView({ course }: { course: Course }) {
  return (
    <main className={styles.page}>
      <div className={styles.head}>
        <IntroVideo course={course} />
        <div className={styles.about}>
          <p className={styles.facts}>
            <Badge>{LEVELS[course.level]}</Badge>
            <span>{hoursText(course.durationHours)} de estudio</span>
          </p>
          <h1>{course.title}</h1>
          <p className={styles.instructor}>{course.instructorName}</p>
          <p className={styles.contents}>{contentsText(contentsOf(course.lessons))}</p>
          <CourseProgress progress={course.progress} className={styles.progress} />
          <Continue course={course} />
        </div>
      </div>
      <CourseTabs course={course} />
    </main>
  );
}

/** To the first lesson that isn't completed; to the first of all once they are. */
function Continue({ course }: { course: Course }) {
  const next = course.lessons.find((lesson) => !lesson.isCompleted) ?? course.lessons[0];
  if (!next) return null;
  const { completedLessons, totalLessons } = course.progress;
  const verb =
    completedLessons === 0 ? 'Comenzar' : completedLessons < totalLessons ? 'Continuar' : 'Repasar';
  return (
    <div className={styles.continue}>
      <Button
        variant="primary"
        icon={<Play />}
        render={<Link to={`/course/${course.id}/lesson/${next.id}`}>{verb}</Link>}
      >
        {verb}
      </Button>
      <p>
        Lección {next.order}: {next.title}
      </p>
    </div>
  );
}
