import type { Checked, Scalar } from '../../../src/tool/index.ts';
import { checkStreams } from './check-streams.ts';
import { Checker, join } from './checker.ts';
import { FEE, PROJECT, RESERVE } from './parts.ts';
import { sampleDocument } from './sample.ts';
import type { Project, RentalsDocument } from './types.ts';

export const MAX_PROJECTS = 5_000;

/**
 * Checks a spreadsheet from outside: the command line's, a backup's, what the browser kept.
 * Computed members (calculatedValue, operadorTarifa…) are taken and computed anew. Where
 * projects or streams are given, the lists that are missing are empty, not the samples.
 */
export function checkRentals(raw: unknown): Checked<RentalsDocument> {
  const checker = new Checker();
  const given = checker.object('(entrada)', raw);
  checker.known('', given, [
    'projects',
    'incomes',
    'expenses',
    'anualizar',
    'exportDate',
    'version',
  ]);
  const initial = sampleDocument();
  const own = ['projects', 'incomes', 'expenses'].some((name) => given[name] !== undefined);
  const projects =
    given['projects'] === undefined ? initial.projects : checkProjects(checker, given['projects']);
  const ids = projects.map(({ id }) => id);
  const { incomes, expenses } = own
    ? checkStreams(checker, given['incomes'] ?? [], given['expenses'] ?? [], ids)
    : initial;
  const { anualizar = false } = given;
  if (typeof anualizar !== 'boolean')
    checker.refuse('anualizar', anualizar, 'debe ser true o false');
  if (checker.problems.length > 0) return { problems: checker.problems };
  return { document: { projects, incomes, expenses, anualizar: anualizar === true } };
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

function checkProjects(checker: Checker, raw: unknown): Project[] {
  const list = checker.list('projects', raw, MAX_PROJECTS);
  if (Array.isArray(raw) && raw.length === 0) {
    checker.problems.push({
      field: 'projects',
      value: '0 proyectos',
      message: 'está por debajo del mínimo 1',
    });
  }
  const projects = list.map((record, at) => checkProject(checker, `projects[${at}]`, record, at));
  checker.distinct(
    'projects',
    projects.map(({ id }) => id),
  );
  return projects;
}

function checkProject(checker: Checker, where: string, raw: unknown, at: number): Project {
  const record = checker.object(where, raw);
  checker.known(where, record, PROJECT_NAMES);
  const read = (name: keyof typeof PROJECT): Scalar =>
    checker.field(join(where, name), PROJECT[name], record[name]);
  const fee = nested(checker, join(where, 'operadorTarifaData'), record['operadorTarifaData']);
  checker.known(join(where, 'operadorTarifaData'), fee, [
    'baseCalculo',
    'porcentaje',
    'calculatedValue',
  ]);
  const reserve = nested(checker, join(where, 'reservasData'), record['reservasData']);
  checker.known(join(where, 'reservasData'), reserve, ['base', 'percentage', 'calculatedValue']);
  const inFee = (name: 'baseCalculo' | 'porcentaje') =>
    checker.field(`${where}.operadorTarifaData.${name}`, FEE[`operador.${name}`], fee[name]);
  return {
    id: checker.id(join(where, 'id'), record['id'], `proyecto-${at + 1}`),
    name: read('name') as string,
    year: read('year') as number,
    participations: checker.field(
      join(where, 'participations'),
      PROJECT.participations,
      record['participations'] ?? record['participaciones'],
    ) as number,
    assetCost: read('assetCost') as number,
    valorInversion: read('valorInversion') as number | null,
    cashIncome: read('cashIncome') as number | null,
    operadorTarifaData: {
      baseCalculo: inFee('baseCalculo') as string,
      porcentaje: inFee('porcentaje') as number | null,
    },
    reservasData: {
      percentage: checker.field(
        `${where}.reservasData.percentage`,
        RESERVE['reserva.percentage'],
        reserve['percentage'],
      ) as number | null,
    },
  };
}

/** Absent and null both mean that nothing was configured. */
function nested(checker: Checker, where: string, raw: unknown): Record<string, unknown> {
  return raw === undefined || raw === null ? {} : checker.object(where, raw);
}
