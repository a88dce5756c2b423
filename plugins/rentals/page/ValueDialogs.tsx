import type { Document } from '../../../src/tool/index.ts';
import { Button, toast } from '../../../src/ui/index.ts';
import { type Session, useSession } from '../../../src/workbench/index.ts';
import { setValue } from '../document/edits.ts';
import { Followers } from '../model/formulas.ts';
import { FEE, RESERVE, specOf } from '../document/parts.ts';
import { relationOf, type StreamShape, structureOf } from '../document/structure.ts';
import type { RentalsDocument, RentalsDraft, Value } from '../document/types.ts';
import { CellsDialog, type Texts, type Values } from './CellsDialog.tsx';
import { DirectDialog } from './DirectDialog.tsx';
import { preview } from './preview.ts';
import styles from './rentals.module.css';
import { periodOf } from './rows.ts';

interface ValueProps {
  stream: StreamShape;
  row: number;
  onClose: () => void;
}

const SAVED = {
  incomes: 'Ingreso actualizado exitosamente',
  expenses: 'Egreso actualizado exitosamente',
} as const;

/** The income or expense of one project. */
export function ValueDialog({ stream, row, onClose }: ValueProps) {
  const session = useSession();
  const document = session.document as RentalsDocument;
  const project = document.projects[row];
  if (!project) return null;
  const { side, id, key, type, name } = stream;
  const value = document[side].find((entry) => entry.id === id)?.values[project.id] ?? null;
  const close = (label: string, recipe: (draft: Document) => void) => {
    session.edit(label, recipe);
    toast.success(SAVED[side]);
    onClose();
  };
  const set = (next: Value | null) => (draft: Document) =>
    setValue(draft as unknown as RentalsDraft, side, id, project.id, next);
  const period = periodOf(stream, new Followers(structureOf(document)));
  const common = {
    title: `${name} · ${project.name}`,
    description: `${specOf(type).label}: ${specOf(type).hint}`,
    resultLabel: `Valor ${period}`,
    onClose,
    aside: value && (
      <Button
        variant="ghost"
        className={styles.start}
        onClick={() => close(`Quitar ${name} de ${project.name}`, set(null))}
      >
        Dejar sin configurar
      </Button>
    ),
  };
  const result = (recipe: (draft: Document) => void) => preview(session, row, key, recipe);
  if (type === 'direct') {
    return (
      <DirectDialog
        {...common}
        value={value}
        result={(next) => result(set(next))}
        onSave={(next) => close(`Configurar ${name}`, set(next))}
      />
    );
  }
  const relation = relationOf(type);
  const parts = [...(relation ? [relation] : []), ...Object.keys(specOf(type).parts)];
  return (
    <CellsDialog
      {...common}
      ids={parts.map((part) => `${key}.${part}`)}
      row={row}
      visible={(cell, texts) => counts(stream, cell, texts)}
      result={(values) => result(writing(session, values, 0))}
      onSave={(values) => close(`Configurar ${name}`, writing(session, values, row))}
    />
  );
}

/** Writes the cells of a form into a project. */
function writing(session: Session, values: Values, row: number) {
  return (draft: Document): void => {
    for (const [id, value] of Object.entries(values)) {
      session.tool.document.write(draft, { id, table: 'projects', row }, value);
    }
  };
}

/** Whether a part counts with what is typed so far. */
function counts({ key, type }: StreamShape, cell: string, texts: Texts): boolean {
  const condition = specOf(type).only?.[cell.slice(key.length + 1)];
  return !condition || texts[`${key}.${condition.part}`] === condition.is;
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
  onClose: () => void;
}

/** The operator's fee or the replacement reserve of one project. */
export function RateDialog({ of, row, onClose }: RateProps) {
  const session = useSession();
  const { title, id, ids, description, saved } = RATES[of];
  const name = (session.document as RentalsDocument).projects[row]?.name ?? '';
  return (
    <CellsDialog
      title={`${title} · ${name}`}
      description={description}
      ids={ids}
      row={row}
      resultLabel={title}
      result={(values) => preview(session, row, id, writing(session, values, 0))}
      onSave={(values) => {
        session.edit(`Configurar ${title}`, writing(session, values, row));
        toast.success(saved);
        onClose();
      }}
      onClose={onClose}
    />
  );
}
