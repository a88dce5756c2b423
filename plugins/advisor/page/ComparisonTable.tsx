import { type CSSProperties, useEffect, useRef, useState } from 'react';
import { useHeadInSight, useRevealer, useSession } from '../../../src/workbench/index.ts';
import styles from './ComparisonTable.module.css';
import { LIST, optionName } from './option.ts';
import { OptionCell } from './OptionCell.tsx';
import { OptionHead } from './OptionHead.tsx';
import { FIRST_ROW, NAME_PLACE, type Place, placeOf, refAt, samePlace } from './place.ts';
import { RaceCell } from './RaceCell.tsx';
import { NAME_ROW, type Row, rows, sections } from '../rows.ts';
import { SumRow } from './SumRow.tsx';
import { useGridFocus } from './useGridFocus.ts';

/** Pixels: the name of an option and its buttons. */
const HEAD_HEIGHT = 56;

interface Props {
  onOpen: (row: Row, option: number) => void;
  /** Asks, and says whether the option was removed. */
  onRemove: (option: number) => Promise<boolean>;
}

/** What is being edited, and what was typed to start it. */
interface Editing extends Place {
  readonly typed?: string | undefined;
}

/** A column per option, four sections of rows, and who leads in each. */
export function ComparisonTable({ onOpen, onRemove }: Props) {
  const session = useSession();
  const revealer = useRevealer();
  const { calculation } = session;
  const [editing, setEditing] = useState<Editing | null>(null);
  const count = calculation.rows(LIST);
  const options = Array.from({ length: count }, (_, option) => option);
  const table = useRef<HTMLTableElement>(null);
  const scroll = useRef<HTMLDivElement>(null);
  useHeadInSight(scroll, HEAD_HEIGHT);
  const grid = useGridFocus(table, count + 1, (place) => {
    // What was followed to from the formula bar may be shown in the same cell: it stays selected.
    if (samePlace(placeOf(session.selected), place)) return;
    session.select(refAt(place, count));
  });
  const { focus } = grid;
  const back = useRef<Place | null>(null);

  useEffect(
    () =>
      revealer.attach(LIST, (ref) => {
        const place = placeOf(ref);
        if (place) focus(place);
      }),
    [revealer, focus],
  );
  // Once the editor is gone, its cell takes the focus again.
  useEffect(() => {
    if (editing === null && back.current) focus(back.current);
    back.current = null;
  }, [editing, focus]);

  const close = (refocus: boolean) => {
    back.current = refocus ? editing : null;
    setEditing(null);
  };
  const remove = async (option: number) => {
    if (!(await onRemove(option))) return;
    session.select(null);
    focus({ row: NAME_PLACE, column: Math.max(option - 1, 0) });
  };
  const editor = (row: Row, place: Place) => ({
    row,
    place,
    grid,
    editing: samePlace(editing, place) ? { typed: editing?.typed } : null,
    onEdit: (typed?: string) => setEditing({ ...place, typed }),
    onClose: close,
    onOpen: () => onOpen(row, place.column),
  });
  return (
    <div ref={scroll} className={styles.scroll}>
      <table
        ref={table}
        // A table that is operated by the arrow keys is what ARIA calls a grid.
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-element-to-interactive-role
        role="grid"
        aria-label="Comparador de Opciones de Inversión"
        className={styles.table}
        style={{ '--options': count } as CSSProperties}
        {...grid.handlers}
      >
        <thead>
          <tr>
            <th scope="col" className={styles.corner}>
              Criterio
            </th>
            {options.map((option) => (
              <OptionHead
                key={option}
                {...editor(NAME_ROW, { row: NAME_PLACE, column: option })}
                onRemove={() => void remove(option)}
              />
            ))}
            <th scope="col" className={styles.race}>
              <span {...grid.at(NAME_PLACE, count)}>Lidera</span>
            </th>
          </tr>
        </thead>
        {sections.map((section) => (
          <tbody key={section.title}>
            <tr className={styles.section}>
              <th scope="rowgroup" colSpan={count + 2}>
                <span>{section.title}</span>
              </th>
            </tr>
            {section.rows.map((row) => {
              const place = FIRST_ROW + rows.indexOf(row);
              return (
                <tr key={row.id}>
                  <th scope="row" className={styles.label}>
                    {row.label}
                  </th>
                  {options.map((option) => (
                    <OptionCell
                      key={option}
                      {...editor(row, { row: place, column: option })}
                      name={optionName(calculation, option)}
                    />
                  ))}
                  <RaceCell race={row.race} {...grid.at(place, count)} />
                </tr>
              );
            })}
          </tbody>
        ))}
        <SumRow grid={grid} count={count} />
      </table>
    </div>
  );
}
