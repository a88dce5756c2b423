import { listNames } from '../../../../../src/tool/index.ts';
import type { CellEdit, Session } from '../../../../../src/workbench/index.ts';
import { PAYROLL_BURDEN } from '../../../document/create.ts';
import type { ProjectData } from '../../../document/document.ts';
import { CYCLE, DESCRIPTION, type Parameter, UNIT } from '../parameter.ts';
import type { StreamHead, StreamList } from '../streamLists.ts';
import { unreadCycles } from './cycles/unreadCycles.ts';

/* What streams that a table brought lack, or count by though it doesn't say so. */

/** 'Valor mensual', 'Costo al mes'. */
const MONTHLY = /\b(mes|mensual)/i;

/** A sentence each; `heads`: what the table calls the list's columns. */
export function streamLacks<S extends StreamHead>(
  session: Session,
  list: StreamList<S>,
  edits: readonly CellEdit[],
  heads: ReadonlyMap<string, string>,
): readonly string[] {
  const project = session.document as ProjectData;
  const said = new Set(edits.map(({ row, columnId }) => `${row} ${columnId}`));
  const rows = [...new Set(edits.map(({ row }) => row))];
  const namesOfThose = (is: (row: number) => boolean) =>
    rows.filter(is).flatMap((row) => list.of(project)[row]?.name ?? []);
  const has = (row: number, id: string, value: number | string) => {
    const stream = list.of(project)[row];
    const parameter = list.parameters.find((one) => one.id === id);
    return !!stream && parameter?.read(stream, project) === value;
  };
  const typeless = (row: number, id: string) =>
    said.has(`${row} ${id}`) && hasNone(list, project, row, id);
  return [
    ...withIdleUnit(namesOfThose((row) => typeless(row, UNIT))),
    ...withIdleDescription(namesOfThose((row) => typeless(row, DESCRIPTION))),
    ...withoutBase(namesOfThose((row) => list.baseFault(project, row) !== undefined)),
    ...unreadCycles(session, list, rows),
    ...list.parameters.flatMap((one) =>
      withZero(
        one.header,
        namesOfThose((row) => isZero(list, project, row, one)),
      ),
    ),
    ...withBurden(
      namesOfThose(
        (row) => !said.has(`${row} prestaciones`) && has(row, 'prestaciones', PAYROLL_BURDEN),
      ),
    ),
    ...(MONTHLY.test(heads.get('valor') ?? '')
      ? []
      : monthly(namesOfThose((row) => !said.has(`${row} ${CYCLE}`) && has(row, CYCLE, 'mensual')))),
  ];
}

/** Whether a stream has no such value, as it is of another type. */
export function hasNone<S>(
  list: StreamList<S>,
  project: ProjectData,
  row: number,
  id: string,
): boolean {
  const stream = list.of(project)[row];
  const parameter = list.parameters.find((one) => one.id === id);
  return stream !== undefined && !parameter?.field(stream, project, row);
}

/** Whether a stream comes to nothing for its part of that name. */
function isZero<S>(
  list: StreamList<S>,
  project: ProjectData,
  row: number,
  { own }: Parameter<S>,
): boolean {
  const [stream, zero] = [list.of(project)[row], list.zeroOf(project, row)];
  return stream !== undefined && zero !== undefined && own?.(stream) === zero;
}

/** What one of it is says nothing of rooms, places or square metres, which are what they are. */
function withIdleUnit(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  return [`«Unidad» solo la tienen los servicios: no se toma la de ${quoted(names)}.`];
}

/** A position is described by its name. */
function withIdleDescription(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  return [`«Descripción» no la tienen los gastos de personal: no se toma la de ${quoted(names)}.`];
}

/** It is 0 in silence otherwise: a spreadsheet seldom says what a share is of, or not by the name it has here. */
function withoutBase(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const says =
    names.length === 1
      ? 'queda sin ingreso base: cuenta como 0 hasta que lo elijas en la hoja'
      : 'quedan sin ingreso base: cuentan como 0 hasta que lo elijas en la hoja';
  return [`${quoted(names)} ${says}.`];
}

/** In a spreadsheet the rent of a place that is always let has no occupancy, and a lump sum no quantity. */
function withZero(header: string, names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const says = names.length === 1 ? 'cuenta como 0' : 'cuentan como 0';
  return [`${quoted(names)} ${says} mientras falte «${header}».`];
}

/** A salary that already has them would count them twice. */
function withBurden(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const counts = names.length === 1 ? 'cuenta' : 'cuentan';
  return [
    `Tu tabla no dice «Prestaciones»: ${quoted(names)} ${counts} con el ${PAYROLL_BURDEN} % del salario. Cámbialo en la hoja si el valor ya las incluye.`,
  ];
}

/** A year's insurance would count twelve times. */
function monthly(names: readonly string[]): string[] {
  if (names.length === 0) return [];
  const counts = names.length === 1 ? 'cuenta' : 'cuentan';
  return [
    `Tu tabla no dice «Ciclo»: ${quoted(names)} ${counts} con su valor cada mes. Cámbialo en la hoja donde sea de un año o de otro período.`,
  ];
}

const quoted = (names: readonly string[]): string => listNames(names, 3);
