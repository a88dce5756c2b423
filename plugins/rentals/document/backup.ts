import {
  EXPRESSIONS,
  expressionsOf,
  type Json,
  NOTES,
  notesOf,
  notJson,
  type Tool,
  type Values,
  isObject,
  LINKS,
  linksOf,
} from '../../../src/tool/index.ts';
import { relationOf, structureOf, type StreamShape } from './structure.ts';
import type { RentalsDocument, Stream, Value } from './types.ts';

/** '1.0' carries projects and incomes; this one the expenses and the switch as well. */
export const BACKUP_VERSION = '2.0';

/** The name of the file that 'Exportar' writes. */
export function backupName(now: Date): string {
  return `rentals-backup-${now.toLocaleDateString('sv-SE')}.json`;
}

/** The questions and scenarios of the case, beside its data. */
const STUDIES = 'studies';

/** The spreadsheet as a backup file, with the computed members that the specification lists. */
export function writeBackup(values: Values, now: Date, studies?: object): Json {
  const document = values.document as RentalsDocument;
  const expressions = expressionsOf(document);
  const notes = notesOf(document);
  const links = linksOf(document);
  const structure = structureOf(document);
  const at = (id: string, row: number) => values.value({ id, table: 'projects', row });
  const projects = document.projects.map((project, row) => ({
    ...project,
    cashOnCash: percentOf(at('porcentaje.cashOnCash', row)),
    operadorTarifa: at('operadorTarifa', row),
    operadorTarifaData: {
      ...project.operadorTarifaData,
      calculatedValue: at('operadorTarifa', row),
    },
    reservas: at('reservas', row),
    reservasData: { ...project.reservasData, base: at('totalIngresos', row) },
  }));
  const streams = (list: readonly Stream[], shapes: readonly StreamShape[]) =>
    list.map((stream, place) => ({
      ...stream,
      values: Object.fromEntries(
        document.projects.map(({ id }, row) => {
          const value = stream.values[id];
          const key = shapes[place]?.key ?? '';
          return [id, value ? withComputed(document, stream, value, at(key, row)) : null];
        }),
      ),
    }));
  return {
    projects,
    incomes: streams(document.incomes, structure.incomes),
    expenses: streams(document.expenses, structure.expenses),
    anualizar: document.anualizar,
    ...(Object.keys(expressions).length > 0 ? { [EXPRESSIONS]: expressions } : {}),
    ...(Object.keys(notes).length > 0 ? { [NOTES]: notes } : {}),
    ...(Object.keys(links).length > 0 ? { [LINKS]: links } : {}),
    // Plain data, as the case has them.
    ...(studies && { [STUDIES]: studies as Json }),
    exportDate: now.toISOString(),
    version: BACKUP_VERSION,
  };
}

function percentOf(percent: Json): Json {
  return typeof percent === 'number' ? percent / 100 : null;
}

function withComputed(
  { incomes }: RentalsDocument,
  { type }: Stream,
  value: Value,
  calculatedValue: Json,
): Value {
  if (relationOf(type) !== 'baseIncomeId') return { ...value, calculatedValue };
  const base = incomes.find(({ id }) => id === value['baseIncomeId']);
  return { ...value, baseIncomeName: base?.name ?? '', calculatedValue };
}

/** The title is what the person is told at once; the faults say where. */
export type ReadBackup =
  | {
      readonly document: RentalsDocument;
      readonly notices: readonly string[];
      readonly studies?: unknown;
    }
  | { readonly title: string; readonly faults: readonly string[] };

const UNREADABLE = 'Error al importar datos';
const INVALID = 'Archivo de datos inválido';

const NEEDED = { projects: 'los proyectos', incomes: 'los ingresos' };

/** Reads a backup of any version, or an exported document of the tool; nothing is guessed at. */
export function readBackup(tool: Tool, text: string): ReadBackup {
  let raw: unknown;
  try {
    raw = JSON.parse(text);
  } catch {
    return { title: UNREADABLE, faults: [notJson(text)] };
  }
  const { content, studies } = contentOf(raw);
  if (!isObject(content)) {
    return { title: INVALID, faults: ['El archivo no contiene un objeto con los datos.'] };
  }
  const { app, tool: of } = content;
  if (app === 'abaco' && typeof of === 'string') {
    const fault = `El archivo es de otra herramienta («${of}»); esta es «${tool.id}».`;
    return { title: INVALID, faults: [fault] };
  }
  const missing = Object.entries(NEEDED).filter(([name]) => content[name] === undefined);
  if (missing.length > 0) {
    return {
      title: INVALID,
      faults: missing.map(([name, what]) => `No trae ${what} («${name}»).`),
    };
  }
  if (isNewer(content['version'])) {
    return {
      title: INVALID,
      faults: [
        `La copia es de una versión más nueva (${String(content['version'])}). Actualiza la página.`,
      ],
    };
  }
  const checked = tool.document.check(content);
  if ('document' in checked) {
    const { document, notices = [] } = checked;
    return { document: document as RentalsDocument, notices, studies };
  }
  return {
    title: UNREADABLE,
    faults: checked.problems.map(({ field, value, message }) => `${field}: ${value} ${message}.`),
  };
}

/** The general export of a tool wraps the document; the studies are beside the data in both. */
function contentOf(raw: unknown): { readonly content: unknown; readonly studies?: unknown } {
  if (!isObject(raw)) return { content: raw };
  const { [STUDIES]: studies, ...rest } = raw;
  const isWrapped = raw['app'] === 'abaco' && raw['tool'] === 'rentals';
  return { content: isWrapped ? raw['document'] : rest, studies };
}

function isNewer(version: unknown): version is string | number {
  const known = typeof version === 'string' || typeof version === 'number';
  return known && Number.parseFloat(String(version)) >= Number.parseFloat(BACKUP_VERSION) + 1;
}
