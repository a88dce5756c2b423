import { CalendarDays, CalendarRange, Handshake } from 'lucide-react';
import type { FlowType } from '../document/document.ts';

/** The sections of the side menu, by the paths beneath the tool's own. */
export const SECTIONS = [
  { id: 'flujo-anual', label: 'Flujo Anual', icon: CalendarRange },
  { id: 'flujo-mensual', label: 'Flujo Mensual', icon: CalendarDays },
  { id: 'contrata-pro', label: 'Contrata un Pro', icon: Handshake },
] as const;

export const DEFAULT_SECTION = 'flujo-mensual';

/** Which table the flow sections show: `months` or `years`. */
export interface Flow {
  readonly table: 'months' | 'years';
  readonly type: FlowType;
  /** 'Anual', 'Mensual'. */
  readonly label: string;
}

export function flowOf(section: string): Flow | null {
  if (section === 'flujo-anual') return { table: 'years', type: 'anual', label: 'Anual' };
  return section === 'flujo-mensual'
    ? { table: 'months', type: 'mensual', label: 'Mensual' }
    : null;
}

/** The tabs of the flow sections; `title` stands above them, with the kind of flow. */
export const TABS = [
  { id: 'flujo-de-caja', label: 'Flujo de Caja', title: 'Flujo de Caja' },
  { id: 'fechas', label: 'Fechas', title: 'Configuración de Fechas' },
  { id: 'ingresos-operativos', label: 'Ingresos Operativos', title: 'Ingresos Operativos' },
  { id: 'egresos-operativos', label: 'Egresos', title: 'Egresos' },
  { id: 'operador', label: 'Operador', title: 'Gestión del Operador' },
  { id: 'reserva-reposicion', label: 'Reserva de Reposición', title: 'Reserva de Reposición' },
  { id: 'financieros', label: 'Financieros', title: 'Financieros' },
  { id: 'inversion', label: 'Datos del Inversionista', title: 'Datos del Inversionista' },
] as const;

export type TabId = (typeof TABS)[number]['id'];

/** The tabs of lists. */
export const TAB_OF = {
  incomes: 'ingresos-operativos',
  expenses: 'egresos-operativos',
} as const satisfies Readonly<Record<string, TabId>>;
export type StreamsOf = keyof typeof TAB_OF;

export const DEFAULT_TAB: TabId = 'flujo-de-caja';
