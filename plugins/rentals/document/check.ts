import { type Checked, isObject, type Problem, problem, Reader } from '../../../src/tool/index.ts';
import { checkStreams } from './check-streams.ts';
import { FEE, PROJECT, RESERVE } from './parts.ts';
import { sampleDocument } from './sample.ts';
import type { Project, RentalsDocument } from './types.ts';

export const MAX_PROJECTS = 5_000;

/** A misspelt name would otherwise be computed as empty. */
const UNKNOWN = 'no es un campo de Rentals';

const NAMES = ['projects', 'incomes', 'expenses', 'anualizar'];
/** What a backup has beside its data. */
const BESIDE = ['exportDate', 'version', 'studies'];

/**
 * Checks a spreadsheet from outside: the command line's, a backup's, what the browser kept.
 * Computed members (calculatedValue, operadorTarifa…) are taken and computed anew. Where
 * projects or streams are given, the lists that are missing are empty, not the samples.
 */
export function checkRentals(raw: unknown): Checked<RentalsDocument> {
  if (!isObject(raw)) {
    return { problems: [problem('(entrada)', raw, 'debe ser un objeto con los campos')] };
  }
  const problems: Problem[] = [];
  const reader = new Reader(raw, '', problems);
  reader.only([...NAMES, ...BESIDE], UNKNOWN);
  const initial = sampleDocument();
  const isOwn = ['projects', 'incomes', 'expenses'].some((name) => raw[name] !== undefined);
  const projects = raw['projects'] === undefined ? initial.projects : checkProjects(reader);
  const ids = projects.map(({ id }) => id);
  const { incomes, expenses } = isOwn ? checkStreams(reader, ids) : initial;
  const anualizar = reader.toggle('anualizar', false);
  if (problems.length > 0) return { problems };
  return { document: { projects, incomes, expenses, anualizar } };
}

const PROJECT_NAMES = [
  'id',
  ...Object.keys(PROJECT),
  'participaciones',
  'cashOnCash',
  'operadorTarifa',
  'operadorTarifaData',
  'reservas',
  'reservasData',
];

function checkProjects(reader: Reader): Project[] {
  const records = reader.parts('projects', MAX_PROJECTS);
  const given = reader.value('projects');
  if (Array.isArray(given) && given.length === 0) {
    reader.refuse('projects', 'está por debajo del mínimo 1');
  }
  const projects = records.map(checkProject);
  reader.distinct('projects', projects);
  return projects;
}

function checkProject(record: Reader, at: number): Project {
  record.only(PROJECT_NAMES, UNKNOWN);
  // Values by the project's id have no room for a member of that name.
  if (record.value('id') === '__proto__') record.refuse('id', 'no es un identificador');
  const fee = record.part('operadorTarifaData');
  fee.only(['baseCalculo', 'porcentaje', 'calculatedValue'], UNKNOWN);
  const reserve = record.part('reservasData');
  reserve.only(['base', 'percentage', 'calculatedValue'], UNKNOWN);
  const hasOwnName = record.value('participations') !== undefined;
  return {
    id: record.id('id', `proyecto-${at + 1}`),
    name: record.field('name', PROJECT.name) as string,
    city: record.field('city', PROJECT.city) as string,
    propertyType: record.field('propertyType', PROJECT.propertyType) as string,
    year: record.field('year', PROJECT.year) as number,
    participations: record.field(
      hasOwnName ? 'participations' : 'participaciones',
      PROJECT.participations,
    ) as number,
    assetCost: record.field('assetCost', PROJECT.assetCost) as number,
    valorInversion: record.field('valorInversion', PROJECT.valorInversion) as number | null,
    cashIncome: record.field('cashIncome', PROJECT.cashIncome) as number | null,
    operadorTarifaData: {
      baseCalculo: fee.field('baseCalculo', FEE['operador.baseCalculo']) as string,
      porcentaje: fee.field('porcentaje', FEE['operador.porcentaje']) as number | null,
    },
    reservasData: {
      percentage: reserve.field('percentage', RESERVE['reserva.percentage']) as number | null,
    },
  };
}
