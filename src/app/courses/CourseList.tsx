import { useState } from 'react';
import type { Course } from '../../../schemas/courses.ts';
import { Badge, SearchField, SelectField, Switch } from '../../ui/index.ts';
import { CardLink, LinkCard } from '../LinkCard.tsx';
import styles from './CourseList.module.css';
import { CourseProgress } from './CourseProgress.tsx';
import { hoursText } from './durations.ts';
import { keepFigures } from './figures.ts';
import { type CourseFilters, filterCourses, NO_FILTERS } from './filters.ts';
import { LEVELS } from './levels.ts';
import { Thumbnail } from './Thumbnail.tsx';

/** All courses, narrowed by what the person looks for. */
export function CourseList({ courses }: { courses: readonly Course[] }) {
  const [filters, setFilters] = useState<CourseFilters>(NO_FILTERS);
  const change = (next: Partial<CourseFilters>) => setFilters({ ...filters, ...next });
  const instructors = [...new Set(courses.map(({ instructorName }) => instructorName))];
  const found = filterCourses(courses, filters);
  return (
    <>
      <div className={styles.filters}>
        <SearchField
          size="sm"
          label="Buscar cursos"
          value={filters.search}
          onValueChange={(search) => change({ search })}
          className={styles.search}
        />
        <SelectField
          size="sm"
          aria-label="Instructor"
          value={filters.instructor}
          onChange={(event) => change({ instructor: event.target.value })}
          options={[
            { value: '', label: 'Todos los instructores' },
            ...instructors.map((name) => ({ value: name, label: name })),
          ]}
        />
        <Switch
          label="Con video de introducción"
          checked={filters.withVideo}
          onChange={(event) => change({ withVideo: event.target.checked })}
        />
      </div>
      {found.length === 0 ? (
        <p role="status" className={styles.none}>
          Ningún curso coincide con tu búsqueda.
        </p>
      ) : (
        <ul className={styles.cards}>
          {found.map((course) => (
            <CourseCard key={course.id} course={course} />
          ))}
        </ul>
      )}
    </>
  );
}

function CourseCard({ course }: { course: Course }) {
  const { completedLessons, totalLessons } = course.progress;
  return (
    <LinkCard className={styles.card}>
      <Thumbnail src={course.thumbnailUrl} />
      <div className={styles.words}>
        <p className={styles.facts}>
          <Badge>{LEVELS[course.level]}</Badge>
          <span>{hoursText(course.durationHours)}</span>
          <span>{totalLessons === 1 ? '1 lección' : `${totalLessons} lecciones`}</span>
        </p>
        <h3 className={styles.title}>
          <CardLink to={`/course/${course.id}`}>{course.title}</CardLink>
        </h3>
        <p className={styles.instructor}>{course.instructorName}</p>
        <p className={styles.description}>{keepFigures(course.introDescription)}</p>
      </div>
      {completedLessons > 0 && (
        <CourseProgress progress={course.progress} className={styles.progress} />
      )}
    </LinkCard>
  );
}
