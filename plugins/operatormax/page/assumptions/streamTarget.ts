import { type Field, text } from '../../../../src/tool/index.ts';
import type { ImportTarget, Session } from '../../../../src/workbench/index.ts';
import { MAX_STREAMS } from '../../document/check.ts';
import { emptyProject, type FlowType, type ProjectData } from '../../document/document.ts';
import { applyEdits } from './assumptionsGrid.ts';
import { BASE, NAME, type Parameter } from './parameter.ts';
import { EXPENSES, fresh, INCOMES, type StreamList } from './streamLists.ts';

interface Head {
  id: string;
  name: string;
  flowType: FlowType;
  createdAt: string;
}

const NONE = emptyProject();

/** What a sheet of assumptions has beside a list of streams. */
const OTHERS = [INCOMES, EXPENSES]
  .map(({ one }) => `${one}s`)
  .concat([
    'Costos',
    'Opex',
    'Inversión',
    'Capex',
    'Financiación',
    'Financiamiento',
    'Deuda',
    'Operador',
    'Reserva de reposición',
    'Supuestos generales',
    'Macroeconómicos',
  ]);

const IN_TIME =
  'Las cifras de cada mes se pegan en el Flujo Mensual, sobre la fila de lo que ya esté creado. De cada año basta el primero: crece con la inflación.';

/** The streams of a project as a list that takes records from elsewhere. */
export function streamTarget<S extends Head>(list: StreamList<S>): ImportTarget {
  const streams = (session: Session): S[] => list.of(session.document as ProjectData);
  return {
    id: list.id,
    label: `${list.one}s`,
    singular: list.one,
    others: OTHERS.filter((name) => name !== `${list.one}s`),
    columns: list.parameters.map((parameter) => ({
      id: parameter.id,
      label: parameter.unit ? `${parameter.header} ${parameter.unit}` : parameter.header,
      field: fieldOf(list, parameter),
      also:
        parameter.id === NAME
          ? [list.one, 'Concepto', 'Rubro', 'Ítem']
          : [...namesOf(parameter.header), ...(parameter.also ?? [])],
    })),
    name: NAME,
    names: (session) => streams(session).map(({ name }) => name),
    most: MAX_STREAMS,
    inTime: IN_TIME,
    take: (session, { label, edits, replace }) =>
      applyEdits(session as unknown as Session<ProjectData>, list, edits, {
        label,
        ...(replace ? { prepare: (draft) => removeAll(draft, list) } : {}),
      }).refused,
    lacks: (session, rows) => {
      const project = session.document as ProjectData;
      const all = streams(session);
      return withoutBase(
        rows.flatMap((row) => (list.lacksBase(project, row) ? (all[row]?.name ?? []) : [])),
      );
    },
  };
}

/** It is 0 in silence otherwise: what is pasted from a spreadsheet seldom says what a share is of. */
function withoutBase(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const named = new Intl.ListFormat('es-CO').format(names.map((name) => `«${name}»`));
  const says =
    names.length === 1
      ? 'no dice de qué ingreso depende: cuenta como 0'
      : 'no dicen de qué ingreso dependen: cuentan como 0';
  return [`${named} ${says} hasta que lo elijas en la hoja, en «Ingreso base».`];
}

/** Of 'Salario o valor' each by itself too: a stream has one of them. */
const namesOf = (header: string): string[] => [header, ...header.split(/, | o /)];

/** As the first type that has it reads it; what another stream is called is known by its name alone. */
function fieldOf<S extends Head>(list: StreamList<S>, { id, header, field }: Parameter<S>): Field {
  const fields = list.types.map((type) => field(fresh(list, type, 1, 'mensual'), NONE, 0));
  return (id === BASE ? undefined : fields.find((one) => one !== null)) ?? text(header);
}

function removeAll<S>(draft: ProjectData, list: StreamList<S>): void {
  for (let last = list.of(draft).length - 1; last >= 0; last--) list.remove(draft, last);
}

export const TARGETS = { incomes: streamTarget(INCOMES), expenses: streamTarget(EXPENSES) };
