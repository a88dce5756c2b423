import { INFLATION } from '../../config/inflationByYear.ts';
import { EXPENSES } from '../streamLists.ts';

/* Rows of a sheet that stand among incomes or costs and are inputs of a form. */

const OF_OPERATOR =
  /^((fee|honorarios?)\s+de\s+administraci[oó]n|(fee|honorarios?|comisi[oó]n|tarifa|remuneraci[oó]n|pago)\s+((base|b[aá]sic[oa])\s+)?(de\s+|del\s+)?(la\s+)?(operador|operaci[oó]n)|(fee|honorarios?) op|((base|management|operator) )+fee|reserva (de |para )?(reposici[oó]n|capex|ff\s?&\s?e|activos)|ff\s?&\s?e reserve|ff\s?&\s?e\s*$|fondo de reposici[oó]n|operador( hotelero)?$|operador\s*[:–-]\s*(fee|honorarios?|comisi[oó]n|tarifa))(?!\p{L})/iu;
/** What is paid on what is left of all years, which no month tells. */
const OF_PROFIT =
  /^((tasa|tarifa|provisi[oó]n)\s+(de\s+)?)?(impuesto\s+)?(de|sobre(\s+la)?)\s+renta(?!\p{L})|^(income|corporate)\s+tax/iu;
/** How a purchase is paid, by its whole name: 'Equipos de gimnasio' and 'Cuota de administración' are costs. */
const OF_FINANCING =
  /^(capital( propio| de (los )?(socios|inversionistas))?|recursos propios|aportes? (de |del )?(los )?(socios|capital|inversionistas)|equity|(precio|valor|costo) (de |del )?(la )?(compra|adquisici[oó]n|inmueble|lote|terreno)|purchase price|(monto |valor )?(del? |la )?(cr[eé]dito|pr[eé]stamo|deuda)( (hipotecari[oa]|bancari[oa]|constructor|senior))?)$/iu;
/** What a purchase is reckoned by, in percent. */
const RATE_OF_FINANCING =
  /^(ltv|loan to value|(tasa|rate)( (de inter[eé]s|de oportunidad|de descuento|e\.?\s?a\.?|del cr[eé]dito))+|(interest|discount) rate|wacc|((exit|terminal) )?cap\s?rate( de (salida|venta|entrada))?)\.?$/iu;
/** '6.3 Fee del operador'. */
const unnumberedName = (name: string): string => name.replace(/^[\d.)\s]+/, '');

/** 'Capital propio (45 %)'. */
const withoutRemark = (name: string): string => name.replace(/\s*\([^)]*\)/g, '').trim();

/** Which form takes such a row, by its name and figure, and why the list doesn't; null for any other row. */
export function formOf(list: string, name: string, text: string): string | null {
  const bare = unnumberedName(name);
  if (INFLATION.test(bare)) return 'es de «Inflación por año», en la pestaña «Fechas»';
  if (OF_PROFIT.test(bare)) return 'el flujo es antes del impuesto de renta';
  const isShare = text.includes('%');
  if ((isShare ? RATE_OF_FINANCING : OF_FINANCING).test(withoutRemark(bare)))
    return 'es un dato de «Financieros»';
  // The operator's fee and the reserve are no costs of the list: as one of them they'd count twice.
  return list === EXPENSES.id && `${name} ${text}`.includes('%') && OF_OPERATOR.test(bare)
    ? 'es un dato de «Operador» o «Reserva de Reposición», y aquí contaría dos veces'
    : null;
}
