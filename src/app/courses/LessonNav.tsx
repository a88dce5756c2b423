import { ArrowRight, Check, CircleCheck } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router-dom';
import type { Course, Lesson } from '../../../schemas/courses.ts';
import { Button, cx, Disclosure } from '../../ui/index.ts';
import styles from './LessonNav.module.css';
import { useCourse, useViewLesson } from './queries.ts';

/** The ways on from a lesson that need no video: mark it, go to the next one, or to any other. */
export function LessonNav({ lesson }: { lesson: Lesson }) {
  const { data: course } = useCourse(lesson.courseId);
  const next = course?.lessons.find(({ order }) => order > lesson.order);
  return (
    <div className={styles.nav}>
      <div className={styles.ways}>
        <MarkLesson lesson={lesson} />
        {next && (
          <Link to={`/course/${lesson.courseId}/lesson/${next.id}`} className={styles.next}>
            <span>
              <span className={styles.label}>Siguiente lección: </span>
              {next.title}
            </span>
            <ArrowRight aria-hidden="true" />
          </Link>
        )}
      </div>
      {course && <LessonList course={course} current={lesson.id} />}
    </div>
  );
}

function MarkLesson({ lesson }: { lesson: Lesson }) {
  const { mutate, isPending, isSuccess, error } = useViewLesson(lesson.courseId, lesson.id);
  const done = useRef<HTMLParagraphElement>(null);
  // The button that was pressed is gone: who uses a keyboard stays where it was.
  useEffect(() => {
    if (isSuccess) done.current?.focus();
  }, [isSuccess]);
  if (lesson.isCompleted) {
    return (
      <p ref={done} tabIndex={-1} className={styles.done}>
        <CircleCheck aria-hidden="true" />
        Lección completada
      </p>
    );
  }
  return (
    <div>
      <Button size="sm" icon={<Check />} loading={isPending} onClick={() => mutate()}>
        Marcar lección como completada
      </Button>
      {error && !isPending && (
        <p role="alert" className={styles.failure}>
          {error.message || 'Error'}
        </p>
      )}
    </div>
  );
}

function LessonList({ course, current }: { course: Course; current: string }) {
  const { completedLessons, totalLessons } = course.progress;
  return (
    <nav aria-label="Lecciones del curso">
      <Disclosure
        title={`Lecciones del curso (${completedLessons} de ${totalLessons} completadas)`}
        level={2}
        className={styles.disclosure}
      >
        <ol className={styles.list}>
          {course.lessons.map(({ id, order, title, isCompleted }) => (
            <li key={id} className={cx(styles.item, id === current && styles.current)}>
              <Link
                to={`/course/${course.id}/lesson/${id}`}
                aria-current={id === current ? 'page' : undefined}
              >
                {order}. {title}
              </Link>
              {isCompleted && <CircleCheck role="img" aria-label="Completada" />}
            </li>
          ))}
        </ol>
      </Disclosure>
    </nav>
  );
}
