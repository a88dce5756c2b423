import { type Field, text } from '../../../../../src/tool/index.ts';
import type { ImportTarget, Recast, Session } from '../../../../../src/workbench/index.ts';
import { MAX_STREAMS } from '../../../document/check.ts';
import { emptyProject, type ProjectData } from '../../../document/document.ts';
import { applyEdits } from '../streamEdits.ts';
import { baseShown } from '../baseShown.ts';
import { BASE } from '../../../document/references.ts';
import { calledOf } from './calledStreams.ts';
import { formOf } from './formRows.ts';
import { isByMonth, mayBeOfNight, RATE, typeOf } from './foreignKinds.ts';
import { headcountsIn, salariesIn } from './counts/headcounts.ts';
import { fullyLetIn } from './counts/fullyLet.ts';
import { lumpSumsIn, monthlyIncomesIn } from './counts/lumpSums.ts';
import { otherIncomesIn } from './counts/otherIncomes.ts';
import { moneyUnitsIn } from './moneyUnits.ts';
import { burdenIncludedIn } from './counts/burdenIncluded.ts';
import { countedCostsIn } from './counts/countedCosts.ts';
import { countsIn } from './counts/countsBeside.ts';
import { monthsColumnIn } from './cycles/monthsColumn.ts';
import { monthsOfYearsIn } from './cycles/monthsOfYears.ts';
import { cycleColumnsIn, cyclesIn } from './cycles/namedCycles.ts';
import { CYCLE, DESCRIPTION, NAME, type Parameter, TYPE, UNIT } from '../parameter.ts';
import { projectedYearsIn } from './cycles/projectedYears.ts';
import { paymentMonthsIn } from './cycles/paymentMonths.ts';
import { ownFlow } from './ownFlow.ts';
import { perThousandSharesIn } from './perThousand.ts';
import { removeAll } from '../replacing.ts';
import { sharesIn } from './shares/shares.ts';
import { spreadsIn } from './spreads.ts';
import { typedCyclesIn } from './cycles/typedCycles.ts';
import { yearlyAmountsIn } from './cycles/yearlyAmounts.ts';
import { hasNone, streamLacks } from './streamLacks.ts';
import { unitCostsIn, unitIncomesIn } from './counts/unitPrices.ts';
import { EXPENSES, fresh, INCOMES, type StreamHead, type StreamList } from '../streamLists.ts';

const NONE = emptyProject();

/** What the blocks of a list are called besides, and those of the other one. */
const TITLES: Readonly<Record<string, readonly string[]>> = {
  [INCOMES.id]: ['Ventas', 'Habitaciones'],
  [EXPENSES.id]: ['Nómina', 'Personal', 'Costos', 'Impuestos'],
};
const LISTS: Readonly<Record<string, readonly string[]>> = {
  [INCOMES.id]: [`${EXPENSES.one}s`, ...(TITLES[EXPENSES.id] ?? [])],
  [EXPENSES.id]: [`${INCOMES.one}s`, ...(TITLES[INCOMES.id] ?? [])],
};

/** What a sheet of assumptions has besides. */
const FORMS = [
  'Datos generales',
  'Información general',
  'Datos del proyecto',
  'Compra',
  'Adquisición',
  'Crédito',
  'Inversión',
  'Capex',
  'Financiación',
  'Financiamiento',
  'Deuda',
  'Operador',
  'Reserva de reposición',
  'Supuestos generales',
  'Macroeconómicos',
  'Salida',
  'Cap rate',
  'TIR',
  'Tasa de descuento',
  'WACC',
  'Inflación',
  'IPC',
  'Usos',
  'Fuentes',
  'Investment',
  'Financing',
  'Key inputs',
  'Debt',
];

const IN_TIME =
  'Las cifras de cada mes se pegan en el Flujo Mensual, sobre la fila de lo que ya esté creado. De cada año basta el primero: crece con la inflación de la pestaña «Fechas».';

const OF_INPUTS =
  'La inversión, la deuda y demás datos se pegan en «Financieros», con «Pegar datos».';

/** Over how long something goes on, which is no number of rooms or people; 'Mes' is over amounts of one. */
const TIME = /^\s*(meses|semanas|d[ií]as|a[nñ]os)\s*$/iu;

/** The streams of a project as a list that takes records from elsewhere. */
export function streamTarget<S extends StreamHead>(list: StreamList<S>): ImportTarget {
  const streams = (session: Session): S[] => list.of(session.document as ProjectData);
  const lists = LISTS[list.id] ?? [];
  const isCyclic = list.parameters.some(({ id }) => id === CYCLE);
  // The type of a cost may say its cycle besides.
  const readHere = isCyclic ? [CYCLE, TYPE] : [];
  return {
    id: list.id,
    label: `${list.one}s`,
    singular: list.one,
    titles: TITLES[list.id] ?? [],
    lists,
    others: [...lists, ...FORMS],
    called: calledOf(list.id),
    refuses: ownFlow,
    ofForm: (name, text) => formOf(list.id, name, text),
    columns: list.parameters.map((parameter) => ({
      id: parameter.id,
      label: parameter.unit ? `${parameter.header} ${parameter.unit}` : parameter.header,
      field: fieldOf(list, parameter),
      ...(readHere.includes(parameter.id) ? { asWritten: true } : {}),
      also: alsoOf(list, parameter),
      ...(isCyclic && parameter.id === list.share.amount ? { isPaid: true } : {}),
      ...(parameter.per === undefined ? {} : { per: parameter.per }),
      ...(parameter.counts === undefined ? {} : { never: TIME }),
    })),
    name: NAME,
    names: (session) => streams(session).map(({ name }) => name),
    most: MAX_STREAMS,
    amount: list.share.amount.replace(/^./, (first) => first.toUpperCase()),
    inTime: IN_TIME,
    ofInputs: OF_INPUTS,
    recast: (session) => {
      const shares = sharesIn(list, session.document as ProjectData);
      const { amount } = list.share;
      return isCyclic
        ? inTurn(
            typedCyclesIn(amount),
            countsIn(list, 'personas', 'personal'),
            headcountsIn(amount),
            salariesIn,
            burdenIncludedIn(amount),
            spreadsIn,
            cycleColumnsIn(amount),
            perThousandSharesIn(amount),
            monthsColumnIn(amount),
            shares,
            projectedYearsIn(amount),
            unitCostsIn(amount),
            yearlyAmountsIn(amount),
            cyclesIn(amount),
            paymentMonthsIn,
            countedCostsIn(amount),
          )
        : inTurn(
            countsIn(list, 'cantidad'),
            spreadsIn,
            monthsOfYearsIn(amount),
            otherIncomesIn(amount),
            shares,
            unitIncomesIn(amount),
            monthlyIncomesIn(amount),
            lumpSumsIn(amount),
            fullyLetIn(amount, (cells, heads) => isByMonth(list, cells, heads)),
            moneyUnitsIn,
          );
    },
    kindOf: (cells, heads) => typeOf(list, cells, heads),
    mayBeOfNight: (columnId, cells) => columnId === RATE && mayBeOfNight(list, cells),
    isByMonth: (cells) => isByMonth(list, cells),
    take: (session, { label, edits, replace }) =>
      applyEdits(session as unknown as Session<ProjectData>, list, edits, {
        label,
        idle: [UNIT, DESCRIPTION],
        ...(replace ? { prepare: (draft) => removeAll(draft, list, edits) } : {}),
      }).refused,
    noteAt: (session, row) => {
      const stream = streams(session)[row];
      const own = stream && list.parameters.map((one) => one.own?.(stream)).find(Boolean);
      return own ? { id: `${list.nameAt(row)}.${own}` } : null;
    },
    valueAt: (session, row, columnId) => {
      const project = session.document as ProjectData;
      if (columnId === BASE) return baseShown(list, project, row);
      const stream = list.of(project)[row];
      const parameter = list.parameters.find(({ id }) => id === columnId);
      return (stream && parameter?.read(stream, project)) ?? null;
    },
    idle: ({ document }, edits) => {
      const project = document as ProjectData;
      return edits.filter(({ row, columnId }) => hasNone(list, project, row, columnId));
    },
    lacks: (session, edits, heads) => streamLacks(session, list, edits, heads),
  };
}

/** One after the other, each on what the one before made of the records. */
const inTurn =
  (...recasts: readonly Recast[]): Recast =>
  (records, table) =>
    recasts.reduce<ReturnType<Recast>>(
      (before, recast) => {
        const read = recast(before.records, table);
        return { records: read.records, notices: [...before.notices, ...read.notices] };
      },
      { records, notices: [] },
    );

const NAMES = [
  'Concepto',
  'Rubro',
  'Ítem',
  'Unidad de negocio',
  'Partida',
  'Línea',
  'Línea de negocio',
  'Línea de ingreso',
  'Fuente de ingreso',
  'Cuenta',
  'Cargo',
  'Puesto',
  'Segmento',
  'Arrendatario',
];

function alsoOf<S>({ one }: StreamList<S>, { id, header, also = [] }: Parameter<S>): string[] {
  if (id === NAME) return [one, ...NAMES];
  // Of 'Salario o valor' each by itself too: a stream has one of them.
  const names = [header, ...header.split(/, | o /), ...also];
  return id === TYPE ? [...names, `Tipo de ${one}`] : names;
}

/** As the first type that has it reads it; what another stream is called is known by its name alone. */
function fieldOf<S extends StreamHead>(
  list: StreamList<S>,
  { id, header, field }: Parameter<S>,
): Field {
  const fields = list.types.map((type) => field(fresh(list, type, 1, 'mensual'), NONE, 0));
  return (id === BASE ? undefined : fields.find((one) => one !== null)) ?? text(header);
}

export const TARGETS = { incomes: streamTarget(INCOMES), expenses: streamTarget(EXPENSES) };

/** The same for a project that begins in a year, of which a sheet may have a column. */
export const targetOf = (of: keyof typeof TARGETS, startYear: number | null): ImportTarget =>
  startYear === null ? TARGETS[of] : { ...TARGETS[of], startYear };
