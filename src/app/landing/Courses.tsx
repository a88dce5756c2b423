import { courseCards } from 'virtual:course-cards';
import { cx } from '../../ui/index.ts';
import { contentsText } from '../courses/contents.ts';
import { hoursText } from '../courses/durations.ts';
import { keepFigures } from '../courses/figures.ts';
import { LEVELS } from '../courses/levels.ts';
import { CardLink, LinkCard } from '../LinkCard.tsx';
import styles from './Courses.module.css';
import { type CourseCard as Card, promise } from './courseCard.ts';
import { Part } from './Part.tsx';

const STEPS = Object.keys(LEVELS);

/** The courses, with what each is about lesson by lesson. */
export function Courses() {
  return (
    <Part id="cursos" title="Aprende con el caso sobre la mesa" text={promise(courseCards)}>
      <ul className={styles.courses}>
        {courseCards.map((course) => (
          <CourseCard key={course.id} course={course} />
        ))}
      </ul>
    </Part>
  );
}

function CourseCard({ course }: { course: Card }) {
  const step = STEPS.indexOf(course.level);
  return (
    <LinkCard className={styles.course}>
      <p className={styles.facts}>
        <span className={styles.beads} aria-hidden="true">
          {STEPS.map((level, index) => (
            <span key={level} className={cx(styles.bead, index <= step && styles.full)} />
          ))}
        </span>
        {LEVELS[course.level]}
        <span className={styles.hours}>{hoursText(course.hours)} de estudio</span>
      </p>
      <h3>
        <CardLink to={`/course/${course.id}`}>{course.title}</CardLink>
      </h3>
      <p className={styles.text}>{keepFigures(course.text)}</p>
      <p className={styles.contents}>{contentsText(course.contents)}</p>
      <ol className={styles.lessons}>
        {course.lessons.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ol>
    </LinkCard>
  );
}
