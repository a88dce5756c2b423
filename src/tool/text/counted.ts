/** '1 fila', '1.200 filas' */
export function counted(count: number, one: string, many: string): string {
  return `${count.toLocaleString('es-CO')} ${count === 1 ? one : many}`;
}

/** Of units that count things; all others are the same for one. */
const SINGULAR: Readonly<Record<string, string>> = {
  años: 'año',
  criterios: 'criterio',
  días: 'día',
  meses: 'mes',
  puntos: 'punto',
  registros: 'registro',
  valores: 'valor',
};

/**
 * A unit beside a number as it is shown: 'mes' beside '1', 'meses' beside all others.
 * @param text - the number as it reads
 */
export function countedUnit(text: string, unit: string): string {
  const [first = '', ...rest] = unit.split(/(?=[ ,])/);
  return text === '1' ? [SINGULAR[first] ?? first, ...rest].join('') : unit;
}
