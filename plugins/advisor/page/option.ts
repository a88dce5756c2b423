import type { Calculation, Ref, Scalar } from '../../../src/tool/index.ts';

export const LIST = 'options';

export function cellRef(id: string, option: number): Ref {
  return { id, table: LIST, row: option };
}

export function cellValue(calculation: Calculation, id: string, option: number): Scalar {
  return calculation.value(cellRef(id, option));
}

/** The saved score of a criterion; null while it isn't scored (the engine then counts a 0). */
export function savedScore(calculation: Calculation, id: string, option: number): number | null {
  return Number(cellValue(calculation, id, option)) || null;
}

/** What an option is called on the screen. */
export function optionName(calculation: Calculation, option: number): string {
  return String(cellValue(calculation, 'name', option) || `Opción ${option + 1}`);
}

export const NO_DATA = 'Sin dato';
export const NO_DESCRIPTION = 'Descripción no disponible';

export const NAMELESS = 'Por favor ingresa un nombre para la opción';
