import { cx } from '../../ui/index.ts';
import { LEVELS } from '../courses/levels.ts';
import { CardLink, LinkCard } from '../LinkCard.tsx';
import styles from './Courses.module.css';
import { SAMPLE_COURSES, type SampleCourse } from './courses.ts';
import { Part } from './Part.tsx';

const STEPS = Object.keys(LEVELS);

/** The three courses, with what each is about lesson by lesson. */
export function Courses() {
  return (
    <Part
      id="cursos"
      title="Aprende con el caso sobre la mesa"
      text="Cada lección resuelve un problema colombiano con sus cifras, y trae la herramienta puesta con esos mismos datos para que los cambies por los tuyos."
    >
      <ul className={styles.courses}>
        {SAMPLE_COURSES.map((course) => (
          <CourseCard key={course.id} course={course} />
        ))}
      </ul>
    </Part>
  );
}

function CourseCard({ course }: { course: SampleCourse }) {
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
        <span className={styles.hours}>{course.hours} horas</span>
      </p>
      <h3>
        <CardLink to={`/course/${course.id}`}>{course.title}</CardLink>
      </h3>
      <p className={styles.text}>{course.text}</p>
      <ol className={styles.lessons}>
        {course.lessons.map((title) => (
          <li key={title}>{title}</li>
        ))}
      </ol>
    </LinkCard>
  );
}
