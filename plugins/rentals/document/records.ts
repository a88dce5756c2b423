import type { Data, Scalar } from '../../../src/tool/index.ts';
import { amountsOf, placesOf, relationOf, type Structure, structureOf } from './structure.ts';
import {
  ALL_INCOMES,
  type Project,
  type RentalsDocument,
  type Stream,
  type Value,
} from './types.ts';

type Rows = Data['lists'][string];
type Row = Record<string, Scalar>;

interface Last {
  readonly document: RentalsDocument;
  readonly rows: Rows;
}

// The rows made last for each structure: most edits leave all but one as they were.
const lastOf = new WeakMap<Structure, Last>();

/** One record a project, with the parts of all streams under their names; unchanged ones stay the same. */
export function records(document: RentalsDocument): Rows {
  const structure = structureOf(document);
  const last = lastOf.get(structure);
  if (last?.document === document) return last.rows;
  const same = sameAs(document, last);
  const rows = document.projects.map(
    (project, at) => same(project, at) ?? rowOf(document, structure, project),
  );
  lastOf.set(structure, { document, rows });
  return rows;
}

function sameAs(document: RentalsDocument, last: Last | undefined) {
  if (!last) return () => undefined;
  const before = last.document;
  const pairs = [...document.incomes, ...document.expenses].map(
    (stream, at) =>
      [
        stream,
        at < before.incomes.length
          ? before.incomes[at]
          : before.expenses[at - before.incomes.length],
      ] as const,
  );
  const changed = pairs.filter(([now, then]) => now !== then);
  return (project: Project, at: number) => {
    if (before.projects[at] !== project) return undefined;
    const touched = changed.some(
      ([now, then]) => now.values[project.id] !== then?.values[project.id],
    );
    return touched ? undefined : last.rows[at];
  };
}

function rowOf(document: RentalsDocument, structure: Structure, project: Project): Row {
  const row: Row = {
    name: project.name,
    city: project.city,
    propertyType: project.propertyType,
    year: project.year,
    participations: project.participations,
    assetCost: project.assetCost,
    valorInversion: project.valorInversion,
    cashIncome: project.cashIncome,
    'operador.baseCalculo': project.operadorTarifaData.baseCalculo,
    'operador.porcentaje': project.operadorTarifaData.porcentaje,
    'reserva.percentage': project.reservasData.percentage,
  };
  document.incomes.forEach((stream, at) =>
    addStream(row, structure, stream, structure.incomes[at], project),
  );
  document.expenses.forEach((stream, at) =>
    addStream(row, structure, stream, structure.expenses[at], project),
  );
  return row;
}

function addStream(
  row: Row,
  structure: Structure,
  stream: Stream,
  shape: Structure['incomes'][number] | undefined,
  project: Project,
): void {
  if (!shape) return;
  const { key, concepts, parts } = shape;
  const value = stream.values[project.id] ?? null;
  const relation = relationOf(stream.type);
  if (relation) row[`${key}.${relation}`] = followed(structure, key, value?.[relation]);
  for (const { part, name, otherwise } of parts) {
    row[name] = (value?.[part] ?? otherwise) as Scalar;
  }
  if (concepts.length > 0) addAmounts(row, key, concepts, value);
}

/** The key of the income that a value names; none where it isn't there or is its own. */
function followed({ keyOf }: Structure, own: string, named: unknown): string {
  const id = typeof named === 'string' ? named : '';
  if (id === ALL_INCOMES) return id;
  const key = keyOf.get(id) ?? '';
  return key === own ? '' : key;
}

function addAmounts(
  row: Row,
  key: string,
  concepts: Structure['incomes'][number]['concepts'],
  value: Value | null,
): void {
  const amounts = amountsOf(value);
  const places = placesOf(amounts);
  const typed = new Map(
    places.map(({ name, turn }, at) => [`${turn}/${name}`, amounts[at]?.value ?? null]),
  );
  for (const { part, name, turn } of concepts)
    row[`${key}.${part}`] = typed.get(`${turn}/${name}`) ?? null;
}
