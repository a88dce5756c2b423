import { useEffect, useState } from 'react';
import { shortTitle } from '../../../tool/contract/titles.ts';
import {
  type Calculation,
  checkValue,
  type Field,
  labelOf,
  type Ref,
} from '../../../tool/index.ts';
import { Dialog, EmptyState, SearchField, toast } from '../../../ui/index.ts';
import { matchesWords } from '../../../ui/fold.ts';
import { bring } from '../../session/links.ts';
import { useSession } from '../../session/useSession.ts';
import { useCases } from '../cases/context.ts';
import { useOwner } from '../owner.ts';
import styles from './Links.module.css';
import { useShelf } from './shelf.ts';
import {
  calculationOf,
  circle,
  fittingFigures,
  pathOf,
  type SourceCase,
  sourceCases,
  type SourceFigure,
} from './sources.ts';
import { markAsOwn } from './own.ts';

interface Props {
  cell: Ref;
  onClose: () => void;
}

/** From which case, and which of its figures, an input is taken. */
export function BringDialog({ cell, onClose }: Props) {
  const session = useSession();
  const shelf = useShelf();
  const owner = useOwner();
  const current = useCases()?.current?.id;
  const field = session.calculation.field(cell);
  const [all] = useState(() => (shelf ? sourceCases(shelf.cards, owner) : []));
  const [source, setSource] = useState<SourceCase | null>(null);
  const others = all.filter(({ record }) => record.id !== current);
  if (!field) return null;
  const label = labelOf(session.calculation, cell);
  const take = (figure: SourceFigure) => {
    if (!source) return;
    const fault = checkValue(field, figure.value);
    if (fault !== null) {
      toast.error(`${label}: ${figure.text} ${fault}`);
      return;
    }
    markAsOwn(source, owner);
    bring(session, cell, {
      tool: source.card.id,
      case: source.record.id,
      figure: figure.address,
      name: pathOf(source, figure.label),
      value: figure.value,
    });
    onClose();
  };
  return (
    <Dialog
      open
      size="lg"
      title={`Traer «${label}» de un caso`}
      description="El dato queda vinculado: si la cifra cambia allá, aquí se te avisa y decides si la actualizas."
      onOpenChange={(open) => !open && onClose()}
    >
      {others.length === 0 ? (
        <EmptyState
          title="Todavía no tienes otro caso"
          text="Un caso son los datos de una herramienta, guardados con un nombre. Se hace con «Guardar caso…», en el menú que está junto al título de cada herramienta; desde entonces se pueden traer aquí sus cifras."
        />
      ) : (
        <div className={styles.pickers}>
          <Cases
            all={all}
            others={others}
            target={current ?? ''}
            chosen={source}
            onChoose={setSource}
          />
          {source ? (
            <Figures key={source.record.id} source={source} field={field} onTake={take} />
          ) : (
            <p className={styles.none}>Elige un caso para ver sus cifras.</p>
          )}
        </div>
      )}
    </Dialog>
  );
}

interface CasesProps {
  all: readonly SourceCase[];
  others: readonly SourceCase[];
  /** The case at work. */
  target: string;
  chosen: SourceCase | null;
  onChoose: (source: SourceCase) => void;
}

function Cases({ all, others, target, chosen, onChoose }: CasesProps) {
  const [sought, setSought] = useState('');
  const found = others.filter(({ card, name }) =>
    matchesWords(`${shortTitle(card)} ${name}`, sought),
  );
  const choose = (source: SourceCase) => {
    const way = circle(all, source, target);
    if (way === null) onChoose(source);
    else toast.error(`Sería un círculo: ${way.map(({ name }) => `«${name}»`).join(' toma de ')}.`);
  };
  return (
    <section aria-label="Casos" className={styles.picker}>
      <SearchField label="Buscar un caso" value={sought} onValueChange={setSought} />
      {found.length === 0 && <p className={styles.none}>Ningún caso se llama así.</p>}
      <ul>
        {found.map((source) => (
          <li key={source.record.id}>
            <button
              type="button"
              aria-current={source === chosen}
              onClick={() => choose(source)}
              className={styles.option}
            >
              <strong>{source.name}</strong>
              <small>{shortTitle(source.card)}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

interface FiguresProps {
  source: SourceCase;
  field: Field;
  onTake: (figure: SourceFigure) => void;
}

function Figures({ source, field, onTake }: FiguresProps) {
  const [sought, setSought] = useState('');
  const calculation = useCalculation(source);
  if (calculation === 'waiting') return <p className={styles.none}>Calculando el caso…</p>;
  if (!calculation) return <p role="alert">Este caso no se puede leer.</p>;
  const figures = fittingFigures(calculation, field);
  const found = figures.filter(({ label }) => matchesWords(label, sought));
  return (
    <section aria-label="Cifras" className={styles.picker}>
      <SearchField label="Buscar una cifra" value={sought} onValueChange={setSought} />
      {found.length === 0 && (
        <p className={styles.none}>
          {figures.length === 0
            ? 'Este caso no tiene cifras de la misma clase que el dato.'
            : 'Ninguna cifra se llama así.'}
        </p>
      )}
      <ul>
        {found.map((figure) => (
          <li key={figure.address}>
            <button type="button" onClick={() => onTake(figure)} className={styles.option}>
              <strong>{figure.label}</strong>
              <small>{figure.text}</small>
            </button>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** The case at work in its tool; null where it can't be read. */
function useCalculation({ card, record }: SourceCase): Calculation | 'waiting' | null {
  const shelf = useShelf();
  const [calculation, setCalculation] = useState<Calculation | 'waiting' | null>('waiting');
  useEffect(() => {
    let isShown = true;
    shelf?.load(card.id).then(
      (tool) => isShown && setCalculation(calculationOf(tool, record)),
      () => isShown && setCalculation(null),
    );
    return () => {
      isShown = false;
    };
  }, [shelf, card, record]);
  return calculation;
}
