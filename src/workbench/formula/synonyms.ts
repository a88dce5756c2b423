import { wordsOf } from '../../ui/fold.ts';

/** What people of the trade call the same thing, by the word that labels have for it. */
const SYNONYMS: Readonly<Record<string, string>> = {
  tarifa: 'fee honorarios comisión',
  fee: 'tarifa honorarios',
  tir: 'irr',
  noi: 'ingreso neto operativo',
  neta: 'noi',
  neto: 'noi',
  valoracion: 'valor presente npv',
  vpn: 'van npv valor presente neto',
  dscr: 'cobertura deuda rcsd',
  cap: 'caprate capitalización',
  reserva: 'capex',
  reservas: 'capex',
  egresos: 'gastos costos opex',
  gastos: 'egresos costos',
  ingresos: 'ventas revenue',
  deuda: 'crédito préstamo',
  financiacion: 'servicio deuda crédito préstamo',
  credito: 'deuda préstamo hipoteca',
  canon: 'arriendo alquiler renta',
  pri: 'payback recuperación',
  multiplicador: 'moic',
};

/** Other words for what a label says; the empty text where there are none. */
export function synonymsOf(label: string): string {
  return wordsOf(label)
    .flatMap((word) => SYNONYMS[word] ?? [])
    .join(' ');
}
