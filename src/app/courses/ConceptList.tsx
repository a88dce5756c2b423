import { CircleCheck, Play } from 'lucide-react';
import { useEffect, useRef } from 'react';
import type { Concept, Lesson } from '../../../schemas/courses.ts';
import { Button } from '../../ui/index.ts';
import styles from './ConceptList.module.css';
import { clock } from './durations.ts';
import { keepFigures } from './figures.ts';
import { useViewConcept } from './queries.ts';

interface Props {
  lesson: Lesson;
  onShowAt: (seconds: number) => void;
}

/** The ideas of a lesson, each to be marked once it is understood. */
export function ConceptList({ lesson, onShowAt }: Props) {
  if (lesson.concepts.length === 0) return <p>Esta lección no tiene conceptos.</p>;
  return (
    <ul className={styles.list}>
      {lesson.concepts.map((concept) => (
        <ConceptItem key={concept.id} lessonId={lesson.id} concept={concept} onShowAt={onShowAt} />
      ))}
    </ul>
  );
}

interface ItemProps {
  lessonId: string;
  concept: Concept;
  onShowAt: (seconds: number) => void;
}

function ConceptItem({ lessonId, concept, onShowAt }: ItemProps) {
  const { mutate, isPending, error } = useViewConcept(lessonId, concept.id);
  const start = startOf(concept.videoUrl);
  const done = useRef<HTMLSpanElement>(null);
  const pressed = useRef(false);
  useEffect(() => {
    // The button that was pressed is gone: what stands in its place has the focus, not the page.
    if (concept.isCompleted && pressed.current) done.current?.focus({ preventScroll: true });
    pressed.current = false;
  }, [concept.isCompleted]);
  const mark = () => {
    pressed.current = true;
    mutate();
  };
  return (
    <li className={styles.concept}>
      <h2>{concept.title}</h2>
      <p>{keepFigures(concept.description)}</p>
      <div className={styles.actions}>
        {concept.isCompleted ? (
          <span ref={done} tabIndex={-1} className={styles.done}>
            <CircleCheck aria-hidden="true" />
            Visto
          </span>
        ) : (
          <Button
            size="sm"
            loading={isPending}
            aria-label={`${isPending ? 'Marcando...' : 'Marcar como visto'}: ${concept.title}`}
            onClick={mark}
          >
            {isPending ? 'Marcando...' : 'Marcar como visto'}
          </Button>
        )}
        {start !== null && (
          <Button
            size="sm"
            variant="ghost"
            icon={<Play />}
            aria-label={`Ver en el video, desde ${clock(start)}: ${concept.title}`}
            onClick={() => onShowAt(start)}
          >
            {clock(start)}
          </Button>
        )}
      </div>
      {error && !isPending && (
        <p role="alert" className={styles.failure}>
          {error.message || 'Error'}
        </p>
      )}
    </li>
  );
}

/** Where in the video it is explained, from `…#t=12,20`; null where the whole of it is. */
function startOf(videoUrl: string): number | null {
  const start = /#t=([\d.]+)/.exec(videoUrl)?.[1];
  return start === undefined ? null : Number(start);
}
