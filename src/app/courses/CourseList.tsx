import { Link } from 'react-router-dom';
import type { Course, Lesson } from '../../../schemas/courses.ts';
import { Badge, SearchField, SelectField, Switch } from '../../ui/index.ts';
import { CardLink, LinkCard } from '../LinkCard.tsx';
import { useAddressText } from '../search/useAddressText.ts';
import { contentsOf, contentsText } from './contents.ts';
import styles from './CourseList.module.css';
import { CourseProgress } from './CourseProgress.tsx';
import { hoursText } from './durations.ts';
import { keepFigures } from './figures.ts';
import { filterCourses } from './filters.ts';
import { LEVELS } from './levels.ts';
import { Thumbnail } from './Thumbnail.tsx';

/** All courses, narrowed by what the person looks for, which stands in the address. */
export function CourseList({ courses }: { courses: readonly Course[] }) {
  const [search, setSearch] = useAddressText('q');
  const [instructor, setInstructor] = useAddressText('instructor');
  const [video, setVideo] = useAddressText('video');
  const withVideo = video !== '';
  const instructors = [...new Set(courses.map(({ instructorName }) => instructorName))];
  const { found, isGuess } = filterCourses(courses, { search, instructor, withVideo });
  return (
    <>
      <div className={styles.filters}>
        <SearchField
          size="sm"
          label="Buscar cursos"
          value={search}
          onValueChange={setSearch}
          className={styles.search}
        />
        <SelectField
          size="sm"
          aria-label="Instructor"
          value={instructor}
          onChange={(event) => setInstructor(event.target.value)}
          options={[
            { value: '', label: 'Todos los instructores' },
            ...instructors.map((name) => ({ value: name, label: name })),
          ]}
        />
        <Switch
          label="Con video de introducción"
          checked={withVideo}
          onChange={(event) => setVideo(event.target.checked ? '1' : '')}
        />
      </div>
      {isGuess && (
        <p className={styles.guess}>Nada se escribe como «{search.trim()}»; esto es lo parecido:</p>
      )}
      {found.length === 0 ? (
        <p role="status" className={styles.none}>
          Ningún curso coincide con tu búsqueda.
        </p>
      ) : (
        <ul className={styles.cards}>
          {found.map(({ course, lessons }) => (
            <CourseCard key={course.id} course={course} about={lessons} />
          ))}
        </ul>
      )}
    </>
  );
}

interface CardProps {
  course: Course;
  /** Its lessons that are about what was searched. */
  about: readonly Lesson[];
}

function CourseCard({ course, about }: CardProps) {
  return (
    <LinkCard className={styles.card}>
      <Thumbnail src={course.thumbnailUrl} />
      <div className={styles.words}>
        <p className={styles.facts}>
          <Badge>{LEVELS[course.level]}</Badge>
          <span>{hoursText(course.durationHours)} de estudio</span>
        </p>
        <h3 className={styles.title}>
          <CardLink to={`/course/${course.id}`}>{course.title}</CardLink>
        </h3>
        <p className={styles.instructor}>{course.instructorName}</p>
        <p className={styles.description}>{keepFigures(course.introDescription)}</p>
        <p className={styles.contents}>{contentsText(contentsOf(course.lessons))}</p>
        {about.length > 0 && (
          <div className={styles.about}>
            <p>De eso tratan:</p>
            <ul>
              {about.map(({ id, order, title }) => (
                <li key={id}>
                  <Link to={`/course/${course.id}/lesson/${id}`}>
                    {order}. {title}
                  </Link>
                </li>
              ))}
            </ul>
          </div>
        )}
      </div>
      {course.progress.completedLessons > 0 && (
        <CourseProgress progress={course.progress} className={styles.progress} />
      )}
    </LinkCard>
  );
}
