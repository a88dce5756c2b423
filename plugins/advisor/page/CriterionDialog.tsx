import { useId, useState } from 'react';
import { Button, Dialog } from '../../../src/ui/index.ts';
import { useSession } from '../../../src/workbench/index.ts';
import { type Criterion, MAX_SCORE, type Rubric, scoreName, subscoreId } from '../rubrics/index.ts';
import styles from './Dialogs.module.css';
import { cellRef, NO_DESCRIPTION, optionName, savedScore } from './option.ts';
import { LevelBadge } from './Score.tsx';

interface Props {
  area: Rubric;
  criterion: Criterion;
  option: number;
  onClose: () => void;
}

/** The table of scores of one criterion: five levels, of which one is chosen. */
export function CriterionDialog({ area, criterion, option, onClose }: Props) {
  const session = useSession();
  const name = useId();
  const id = subscoreId(area, criterion);
  const saved = savedScore(session.calculation, id, option);
  const [chosen, setChosen] = useState(saved);
  const save = (score: typeof chosen) => {
    const whose = optionName(session.calculation, option);
    session.write(`Calificar ${criterion.label} · ${whose}`, [
      { ref: cellRef(id, option), value: score },
    ]);
    onClose();
  };
  return (
    <Dialog
      open
      onOpenChange={(open) => !open && onClose()}
      title={criterion.label}
      description={criterion.description ?? NO_DESCRIPTION}
      onSubmit={(event) => {
        event.preventDefault();
        save(chosen);
      }}
      footer={
        <>
          {saved !== null && (
            <Button variant="ghost" onClick={() => save(null)}>
              Quitar calificación
            </Button>
          )}
          <Button variant="ghost" onClick={onClose}>
            Cancelar
          </Button>
          <Button variant="primary" type="submit" disabled={chosen === null}>
            Guardar
          </Button>
        </>
      }
    >
      <table className={styles.levels}>
        <thead>
          <tr>
            <th scope="col">Color</th>
            <th scope="col">Descripción</th>
            <th scope="col">Puntaje</th>
          </tr>
        </thead>
        <tbody>
          {scores.map((score) => {
            const choiceId = `${name}-${score}`;
            return (
              <tr key={score} data-chosen={score === chosen || undefined}>
                <td>
                  <LevelBadge score={score} named />
                </td>
                <td>
                  <label htmlFor={choiceId}>
                    {criterion.levels[MAX_SCORE - score] ?? NO_DESCRIPTION}
                  </label>
                </td>
                <td>
                  <input
                    id={choiceId}
                    type="radio"
                    name={name}
                    value={score}
                    checked={score === chosen}
                    aria-label={`${score}, ${scoreName(score)}: ${criterion.levels[MAX_SCORE - score] ?? NO_DESCRIPTION}`}
                    onChange={() => setChosen(score)}
                  />
                  <span aria-hidden="true">{score}</span>
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Dialog>
  );
}

const scores = Array.from({ length: MAX_SCORE }, (_, i) => MAX_SCORE - i);
