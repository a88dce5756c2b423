import { CircleCheck, ExternalLink } from 'lucide-react';
import { useSearchParams } from 'react-router-dom';
import type { Course, Lesson, Resource } from '../../../schemas/courses.ts';
import { Tabs } from '../../ui/index.ts';
import { CardLink, LinkCard } from '../LinkCard.tsx';
import styles from './CourseTabs.module.css';
import { studyTime, videoMinutes } from './durations.ts';
import { keepFigures } from './figures.ts';
import { Thumbnail } from './Thumbnail.tsx';

const TABS = ['description', 'lessons', 'resources', 'stories'] as const;
type Tab = (typeof TABS)[number];

/** Each lesson ends with one thing to do: its recipe, or its tool. */
const TASKS_PER_LESSON = 1;

/** Description, lessons, resources and stories; which one is open stands in the address. */
export function CourseTabs({ course }: { course: Course }) {
  const [params, setParams] = useSearchParams();
  const asked = params.get('tab');
  const tab = TABS.find((each) => each === asked) ?? 'description';
  return (
    <Tabs<Tab>
      label="Contenido del curso"
      value={tab}
      onValueChange={(next) =>
        setParams(next === 'description' ? {} : { tab: next }, { replace: true })
      }
      items={[
        { value: 'description', label: 'Descripción', content: <Description course={course} /> },
        {
          value: 'lessons',
          label: `Lecciones (${course.lessons.length})`,
          content: <Lessons course={course} />,
        },
        {
          value: 'resources',
          label: 'Recursos',
          content: <Resources resources={course.resources} />,
        },
        { value: 'stories', label: 'Historias', content: <Stories course={course} /> },
      ]}
    />
  );
}

function Description({ course }: { course: Course }) {
  return (
    <div className={styles.text}>
      <p className={styles.lead}>{keepFigures(course.introDescription)}</p>
      <h2>{course.descriptionTitle}</h2>
      {course.description.split('\n\n').map((paragraph) => (
        <p key={paragraph}>{keepFigures(paragraph)}</p>
      ))}
    </div>
  );
}

function Lessons({ course }: { course: Course }) {
  if (course.lessons.length === 0) return <p>No lessons available for this course.</p>;
  return (
    <ol className={styles.lessons}>
      {course.lessons.map((lesson) => (
        <LessonItem key={lesson.id} courseId={course.id} lesson={lesson} />
      ))}
    </ol>
  );
}

/** Completed as soon as one of its concepts is, or the whole of it was viewed. */
function LessonItem({ courseId, lesson }: { courseId: string; lesson: Lesson }) {
  const isCompleted = lesson.isCompleted || lesson.concepts.some((each) => each.isCompleted);
  return (
    <LinkCard className={styles.lesson}>
      <Thumbnail src={lesson.thumbnailUrl} />
      <div>
        <h3 className={styles.title}>
          <CardLink to={`/course/${courseId}/lesson/${lesson.id}`}>
            {lesson.order}. {lesson.title}
          </CardLink>
        </h3>
        <p className={styles.facts}>
          Video de {videoMinutes(lesson.durationSeconds)} · {studyTime(lesson.studyMinutes)} de
          estudio · {TASKS_PER_LESSON} tarea
        </p>
      </div>
      {isCompleted && (
        <span className={styles.done}>
          <CircleCheck aria-hidden="true" />
          Completada
        </span>
      )}
    </LinkCard>
  );
}

/** What to read further on: of a course, or of a lesson. */
export function Resources({ resources }: { resources: readonly Resource[] }) {
  if (resources.length === 0) return <p className={styles.none}>No hay recursos adicionales.</p>;
  return (
    <ul className={styles.resources}>
      {resources.map(({ title, description, url }) => (
        <li key={url + title}>
          <a href={url} target="_blank" rel="noreferrer">
            {title}
            <ExternalLink role="img" aria-label="(se abre en otra pestaña)" />
          </a>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  );
}

function Stories({ course }: { course: Course }) {
  if (course.stories.length === 0) return <p className={styles.none}>Todavía no hay historias.</p>;
  return (
    <div className={styles.text}>
      {course.stories.map(({ title, text }) => (
        <article key={title}>
          <h2>{title}</h2>
          <p>{keepFigures(text)}</p>
        </article>
      ))}
    </div>
  );
}
