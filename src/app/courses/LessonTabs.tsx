import type { Lesson } from '../../../schemas/courses.ts';
import { Tabs } from '../../ui/index.ts';
import { ConceptList } from './ConceptList.tsx';
import { Resources } from './CourseTabs.tsx';
import { studyTime } from './durations.ts';
import { Facts } from './Facts.tsx';
import { keepFigures } from './figures.ts';
import styles from './LessonTabs.module.css';

interface Props {
  lesson: Lesson;
  /** Plays the video from that second on. */
  onShowAt: (seconds: number) => void;
}

/** Beside the video: the lesson in writing, its concepts, and what to read further on. */
export function LessonTabs({ lesson, onShowAt }: Props) {
  const done = lesson.concepts.filter(({ isCompleted }) => isCompleted).length;
  return (
    <Tabs
      label="Contenido de la lección"
      items={[
        { value: 'lesson', label: 'Lección', content: <Written lesson={lesson} /> },
        {
          value: 'concepts',
          label: `Conceptos (${done}/${lesson.concepts.length})`,
          content: <ConceptList lesson={lesson} onShowAt={onShowAt} />,
        },
        {
          value: 'resources',
          label: 'Recursos',
          content: <Resources resources={lesson.resources} />,
        },
      ]}
    />
  );
}

function Written({ lesson }: { lesson: Lesson }) {
  const { objective, keyConcepts, recipe, commonErrors } = lesson.sections;
  return (
    <div className={styles.written}>
      <section>
        <h2>Objetivo</h2>
        <p>{keepFigures(objective)}</p>
        <p className={styles.time}>{studyTime(lesson.studyMinutes)} de estudio</p>
      </section>
      <section>
        <h2>Conceptos clave</h2>
        <ul>
          {keyConcepts.map((text) => (
            <li key={text}>{keepFigures(text)}</li>
          ))}
        </ul>
      </section>
      <section>
        <h2>Receta</h2>
        <ol>
          {recipe.map((text) => (
            <li key={text}>{keepFigures(text)}</li>
          ))}
        </ol>
      </section>
      <section>
        <h2>Errores comunes</h2>
        <ul>
          {commonErrors.map((text) => (
            <li key={text}>{keepFigures(text)}</li>
          ))}
        </ul>
      </section>
      <Facts facts={lesson.facts} />
    </div>
  );
}
