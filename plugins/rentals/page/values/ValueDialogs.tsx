import { produce } from 'immer';
import { Eraser } from 'lucide-react';
import { IconButton, toast } from '../../../../src/ui/index.ts';
import { type Session, useSession } from '../../../../src/workbench/index.ts';
import { alone, setValue } from '../../document/edits.ts';
import { Followers } from '../../model/formulas.ts';
import { FEE, RESERVE, specOf } from '../../document/parts.ts';
import { relationOf, type StreamShape, structureOf } from '../../document/structure.ts';
import type { RentalsDocument, RentalsDraft, Value } from '../../document/types.ts';
import { begunValue, valueOf } from '../../document/values.ts';
import { CellsDialog } from './CellsDialog.tsx';
import { DirectDialog } from './DirectDialog.tsx';
import { periodOf } from '../sheet/streamRows.ts';

interface ValueProps {
  stream: StreamShape;
  row: number;
  /** What was typed to open it. */
  typed?: string | undefined;
  /** The part that was touched to open it. */
  part?: string | undefined;
  /** The projects as the sheet shows them. */
  order?: readonly number[] | undefined;
  /** To the same of another project. */
  onGo: (row: number) => void;
  onClose: () => void;
}

const SAVED = {
  incomes: 'Ingreso actualizado exitosamente',
  expenses: 'Egreso actualizado exitosamente',
} as const;

/** The income or expense of one project. */
export function ValueDialog({ stream, row, typed, part, order, onGo, onClose }: ValueProps) {
  const session = useSession<RentalsDocument>();
  const document = session.document;
  const project = document.projects[row];
  if (!project) return null;
  const { side, id, key, type, name } = stream;
  const value = valueOf(document, stream, row);
  const set = (next: Value | null) => (draft: RentalsDraft) =>
    setValue(draft, side, id, project.id, next);
  /** The time that the value covers goes by the base that is chosen in the form. */
  const resultLabel = ({ document: drafted }: Session<RentalsDocument>) => {
    const structure = structureOf(alone(drafted, row));
    const shape = structure.byKey.get(key) ?? stream;
    return `Valor ${periodOf(shape, new Followers(structure))}`;
  };
  const label = `Configurar ${name}`;
  const saved = () => toast.success(SAVED[side]);
  const common = {
    title: `${name} · ${project.name}`,
    description: `${specOf(type).label}: ${specOf(type).hint}`,
    label,
    typed,
    part,
    order,
    onSaved: saved,
    onGo,
    onClose,
    aside: value && (
      <IconButton
        label="Dejar sin configurar"
        icon={<Eraser />}
        onClick={() => {
          session.edit(`Quitar ${name} de ${project.name}`, set(null));
          saved();
          onClose();
        }}
      />
    ),
  };
  if (type === 'direct') {
    return (
      <DirectDialog
        {...common}
        resultLabel={resultLabel(session)}
        stream={stream}
        row={row}
        value={value}
      />
    );
  }
  const relation = relationOf(type);
  /** What has no natural base follows the first that it may: with none it would come to nothing. */
  const begin = (draft: RentalsDraft) => {
    const begun = begunValue(document, structureOf(document), stream);
    set(begun)(draft);
    if (!relation || begun[relation] !== '') return;
    const ref = { id: `${key}.${relation}`, table: 'projects', row };
    const followed = session.calculation.field(ref)?.options?.find((one) => one.value !== '');
    if (followed) session.tool.document.write(draft, ref, followed.value);
  };
  const parts = [...(relation ? [relation] : []), ...Object.keys(specOf(type).parts)];
  return (
    <CellsDialog
      {...common}
      ids={parts.map((part) => `${key}.${part}`)}
      row={row}
      isEmpty={value === null}
      resultLabel={(draft) => resultLabel(draft as Session<RentalsDocument>)}
      resultId={key}
      typesResult
      start={(whole) => (value ? whole : produce(whole, begin))}
      visible={(cell, draft) => counts(stream, cell, row, draft)}
    />
  );
}

/** Whether a part counts with what is typed so far. */
function counts({ key, type }: StreamShape, cell: string, row: number, draft: Session): boolean {
  const condition = specOf(type).only?.[cell.slice(key.length + 1)];
  if (!condition) return true;
  const other = { id: `${key}.${condition.part}`, table: 'projects', row };
  return draft.calculation.value(other) === condition.is;
}

const RATES = {
  fee: {
    title: 'Tarifa Operador',
    id: 'operadorTarifa',
    ids: Object.keys(FEE),
    description:
      'Porcentaje de la utilidad bruta operativa (ingresos menos egresos) o de los ingresos operativos. Sobre una utilidad negativa no se cobra.',
    saved: 'Tarifa del operador actualizada exitosamente',
  },
  reserve: {
    title: 'Reservas de Reposición',
    id: 'reservas',
    ids: Object.keys(RESERVE),
    description: 'Porcentaje de los ingresos operativos, de 0 a 100.',
    saved: 'Reservas de reposición actualizadas exitosamente',
  },
} as const;

interface RateProps {
  of: keyof typeof RATES;
  row: number;
  typed?: string | undefined;
  part?: string | undefined;
  /** The projects as the sheet shows them. */
  order?: readonly number[] | undefined;
  /** To the same of another project. */
  onGo: (row: number) => void;
  onClose: () => void;
}

/** The operator's fee or the replacement reserve of one project. */
export function RateDialog({ of, row, typed, part, order, onGo, onClose }: RateProps) {
  const session = useSession<RentalsDocument>();
  const { title, id, ids, description, saved } = RATES[of];
  const name = session.document.projects[row]?.name ?? '';
  return (
    <CellsDialog
      title={`${title} · ${name}`}
      description={description}
      ids={ids}
      row={row}
      resultLabel={() => title}
      resultId={id}
      label={`Configurar ${title}`}
      typed={typed}
      part={part}
      order={order}
      onSaved={() => toast.success(saved)}
      onGo={onGo}
      onClose={onClose}
    />
  );
}
