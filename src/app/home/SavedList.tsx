import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import type { StoredRecord } from '../../../schemas/stored.ts';
import { Button, Checkbox } from '../../ui/index.ts';
import { caseAddress, compareAddress } from '../../workbench/documents/cases/address.ts';
import { CardLink, LinkCard } from '../LinkCard.tsx';
import { shortTitle } from '../../tool/contract/titles.ts';
import { dayText, namesText } from './describe.ts';
import styles from './SavedDocuments.module.css';
import type { Saved } from './saved.ts';

/** So many are shown; the others are in the list of each tool. */
const SHOWN = 8;
/** So many can be read side by side. */
const MOST_COMPARED = 6;

/** The cases written last, each the way back to it; several of one tool can be compared. */
export function SavedList({ saved }: { saved: readonly Saved[] }) {
  const [picked, setPicked] = useState<readonly string[] | null>(null);
  const navigate = useNavigate();
  const comparable = saved.filter(isComparable(saved));
  if (picked === null) {
    return (
      <>
        <ul className={styles.documents}>
          {saved.slice(0, SHOWN).map((one) => (
            <LinkCard key={one.record.id} className={styles.document}>
              <div>
                <h3>
                  <CardLink to={caseAddress(one.card.path, one.record.id)}>
                    {one.record.name}
                  </CardLink>
                </h3>
                <p>{factsText(one)}</p>
              </div>
              <When record={one.record} />
            </LinkCard>
          ))}
        </ul>
        {comparable.length > 0 && (
          <Button size="sm" variant="ghost" onClick={() => setPicked([])}>
            Comparar casos…
          </Button>
        )}
      </>
    );
  }
  const tool = saved.find(({ record }) => record.id === picked[0])?.card;
  const toggle = (id: string) =>
    setPicked(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id]);
  return (
    <>
      <p className={styles.none}>
        {tool
          ? `Elige de dos a ${MOST_COMPARED} casos de ${shortTitle(tool)}.`
          : 'Elige casos de una misma herramienta.'}
      </p>
      <ul className={styles.documents}>
        {comparable
          .filter(({ card }) => tool === undefined || card.id === tool.id)
          .map((one) => (
            <li key={one.record.id} className={styles.document}>
              <Checkbox
                label={one.record.name}
                hint={factsText(one)}
                checked={picked.includes(one.record.id)}
                disabled={!picked.includes(one.record.id) && picked.length >= MOST_COMPARED}
                onChange={() => toggle(one.record.id)}
              />
              <When record={one.record} />
            </li>
          ))}
      </ul>
      <div className={styles.actions}>
        <Button
          size="sm"
          variant="primary"
          disabled={!tool || picked.length < 2}
          onClick={() => tool && void navigate(compareAddress(tool.path, picked))}
        >
          Comparar {picked.length > 1 ? picked.length : ''}
        </Button>
        <Button size="sm" variant="ghost" onClick={() => setPicked(null)}>
          Cancelar
        </Button>
      </div>
    </>
  );
}

/** A case beside which its tool has another one. */
const isComparable =
  (saved: readonly Saved[]) =>
  ({ card, record }: Saved): boolean =>
    !record.isDraft &&
    saved.some(
      (other) =>
        other.card.id === card.id && other.record.id !== record.id && !other.record.isDraft,
    );

function When({ record: { lastModified } }: { record: StoredRecord }) {
  return <time dateTime={lastModified}>{dayText(new Date(lastModified))}</time>;
}

/** 'Simulador Hipotecario · Cuota mensual: $ 3.303.259'. */
function factsText({ card, record: { figure, isDraft }, names }: Saved): string {
  return [shortTitle(card), isDraft && 'sin nombre', figureText(figure, names)]
    .filter(Boolean)
    .join(' · ');
}

const figureText = (figure: StoredRecord['figure'], names: readonly string[]): string =>
  figure ? `${figure.label}: ${figure.text}` : namesText(names);
