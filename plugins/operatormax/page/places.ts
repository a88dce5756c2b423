import type { Calculation, Ref } from '../../../src/tool/index.ts';
import { INDICATORS } from '../model/indicators.ts';
import type { Flow, TabId } from './sections.ts';

/** Where on the pages of a project a cell is shown, and by which cell it is found there. */
export interface Place {
  readonly section: 'flujo-mensual' | 'flujo-anual' | null;
  readonly tab: TabId;
  readonly shown: Ref;
}

const TABS: Readonly<Record<string, TabId>> = {
  startMonth: 'fechas',
  startYear: 'fechas',
  projectionPeriod: 'fechas',
  averageInflation: 'fechas',
  calculationBase: 'operador',
  feePercentage: 'operador',
  minimumFeeType: 'operador',
  minimumFeeValue: 'operador',
  replacementReservePercentage: 'reserva-reposicion',
  creditType: 'financieros',
  paymentFrequency: 'financieros',
  interestRate: 'financieros',
  termInMonths: 'financieros',
  disbursementMonth: 'financieros',
  disbursementYear: 'financieros',
  equityPayment: 'financieros',
  debtPayment: 'financieros',
  exitCapRate: 'financieros',
  assetPurchaseValue: 'financieros',
  exitValue: 'financieros',
  cuotaFija: 'financieros',
  totalIntereses: 'financieros',
  vpn: 'inversion',
  coberturaMinima: 'inversion',
};

const STREAM = /^([ie])\d+(?=\.)/;

/**
 * The place of a cell; null for one that is shown nowhere. `sheet`: where it was looked at, as the monthly
 * flow shows years too.
 */
export function placeOf(ref: Ref, flow: Pick<Flow, 'table'> | null, sheet?: string): Place | null {
  const { id } = ref;
  const table = sheet === 'months' || sheet === 'years' ? sheet : ref.table;
  if (table === 'inflationByYear') return { section: null, tab: 'fechas', shown: ref };
  if (table === 'months' || table === 'years') {
    const section = table === 'months' ? 'flujo-mensual' : 'flujo-anual';
    return { section: table === flow?.table ? null : section, tab: 'flujo-de-caja', shown: ref };
  }
  const [stream, kind] = STREAM.exec(id) ?? STREAM.exec(table ?? '') ?? [];
  if (stream !== undefined) {
    const tab = kind === 'i' ? 'ingresos-operativos' : 'egresos-operativos';
    return { section: null, tab, shown: table === undefined ? ref : { id: stream } };
  }
  if (table !== undefined) return null;
  return { section: null, tab: TABS[id] ?? 'flujo-de-caja', shown: ref };
}

/** Whether a cell is shown on some page, and not in the formula bar alone. */
export function standsSomewhere(calculation: Calculation, ref: Ref): boolean {
  const { id, table } = ref;
  if (table !== undefined || calculation.field(ref)) return placeOf(ref, null) !== null;
  return Object.hasOwn(TABS, id) || INDICATORS.some((indicator) => indicator === id);
}

/** Whether a cell stands in a tab; one that stands in none is explained wherever one is. */
export function isShownIn(tab: TabId, ref: Ref, flow: Pick<Flow, 'table'> | null): boolean {
  // The monthly flow shows years too.
  const place = placeOf(ref, flow, ref.table === 'years' ? flow?.table : undefined);
  return !place || (place.section === null && place.tab === tab);
}
