import { ChevronRight } from 'lucide-react';
import { useState } from 'react';
import { read } from '../../../src/tool/index.ts';
import { Button, Dialog } from '../../../src/ui/index.ts';
import { useSession } from '../../../src/workbench/index.ts';
import { type Criterion, rubrics, subscoreId } from '../rubrics/index.ts';
import { CriterionDialog } from './CriterionDialog.tsx';
import styles from './Dialogs.module.css';
import { cellRef, NO_DESCRIPTION, optionName, savedScore } from './option.ts';
import { LevelBadge, Score } from './Score.tsx';

interface Props {
  /** The column of the area's score. */
  id: string;
  option: number;
  onClose: () => void;
}

/** The criteria of one area with their scores; each opens its table of scores. */
export function RatingDialog({ id: score, option, onClose }: Props) {
  const { calculation } = useSession();
  const [rated, setRated] = useState<Criterion | null>(null);
  const area = rubrics.find(({ id }) => score === `scores.${id}.score`);
  if (!area) return null;
  const direct = read(calculation, cellRef(area.id, option));
  const scored = area.criteria.some(
    (criterion) => savedScore(calculation, subscoreId(area, criterion), option) !== null,
  );
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title="Calificación"
      description={`${area.label} · ${optionName(calculation, option)}`}
      footer={
        <Button variant="primary" onClick={onClose}>
          Listo
        </Button>
      }
    >
      <p className={styles.total} aria-live="polite">
        <Score calculation={calculation} of={`scores.${area.id}`} option={option} />
        <span className={styles.note}>
          {!scored && direct.value !== null
            ? 'Puntaje directo. Al calificar un criterio, lo reemplaza el promedio de los calificados.'
            : 'Promedio de los criterios calificados, de 1 a 5.'}
        </span>
      </p>
      <p className={styles.note}>{area.description}</p>
      <ul className={styles.criteria}>
        {area.criteria.map((criterion) => {
          const score = savedScore(calculation, subscoreId(area, criterion), option);
          return (
            <li key={criterion.id}>
              <button type="button" aria-haspopup="dialog" onClick={() => setRated(criterion)}>
                <span className={styles.criterion}>
                  <strong>{criterion.label}</strong>
                  <span className={styles.note}>{criterion.description ?? NO_DESCRIPTION}</span>
                </span>
                {score !== null ? (
                  <LevelBadge score={score} named />
                ) : (
                  <span className={styles.note}>Sin calificar</span>
                )}
                <ChevronRight aria-hidden="true" />
              </button>
            </li>
          );
        })}
      </ul>
      {rated && (
        <CriterionDialog
          area={area}
          criterion={rated}
          option={option}
          onClose={() => setRated(null)}
        />
      )}
    </Dialog>
  );
}
