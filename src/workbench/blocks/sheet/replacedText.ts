/* What is said of a replacement: 'computed' are cells that were found, and stay as a formula gives them. */

export function replacedIn(cells: number, folded: number, computed: number): string {
  const count = cells === 1 ? '1 celda' : `${cells} celdas`;
  const away = folded === 0 ? '' : `, ${folded === 1 ? 'una plegada' : `${folded} plegadas`}`;
  const left = computed === 1 ? '; queda una calculada' : `; quedan ${computed} calculadas`;
  return `Reemplazado en ${count}${away}${computed === 0 ? '' : left}.`;
}

export function nothingReplaced(computed: number): string {
  if (computed === 0) return 'Nada de lo encontrado se puede escribir.';
  return computed === 1
    ? 'Es un valor calculado: no se reemplaza.'
    : `Son ${computed} valores calculados: no se reemplazan.`;
}
