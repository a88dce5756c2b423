import { type Document, isObject } from '../tool/index.ts';
import { WorkbookFault } from './fault.ts';
import type { FileSheet } from './read.ts';

/** The hidden sheet with the document that the workbook was made of, for who brings it back. */
export const ORIGIN_SHEET = 'Origen';

/** What is kept there. */
export interface Origin {
  readonly app: 'abaco';
  readonly tool: string;
  readonly version: number;
  readonly document: Document;
  /** What the person calls it. */
  readonly name?: string;
}

/**
 * The document that a workbook was made of, unchecked.
 * @throws {WorkbookFault} where it is of something else
 */
export function originOf(sheets: readonly FileSheet[]): Origin {
  const origin = originIn(sheets);
  if (!origin) {
    throw new WorkbookFault(
      'El libro no es una exportación de Ábaco, o le quitaron la hoja «Origen», que está oculta.',
    );
  }
  return origin;
}

/** The same; null in a workbook from elsewhere. */
export function originIn(sheets: readonly FileSheet[]): Origin | null {
  const sheet = sheets.find(({ name }) => name === ORIGIN_SHEET);
  const text = (sheet?.rows ?? [])
    .map(([piece]) => (typeof piece === 'string' ? piece : ''))
    .join('');
  const origin = parsed(text);
  return isOrigin(origin) ? origin : null;
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    // Not what was written there.
    return null;
  }
}

function isOrigin(value: unknown): value is Origin {
  return (
    isObject(value) &&
    value['app'] === 'abaco' &&
    typeof value['tool'] === 'string' &&
    typeof value['version'] === 'number' &&
    isObject(value['document']) &&
    (value['name'] === undefined || typeof value['name'] === 'string')
  );
}
