import { choice, type Field, type Parsed, type Scalar, text } from '../../../../src/tool/index.ts';
import type { Income, ProjectData, Whole } from '../../document/document.ts';
import { WHOLE_LABELS } from '../../document/references.ts';

/** What a sheet of assumptions has of every stream, where it applies to it. */
export interface Parameter<S> {
  readonly id: string;
  readonly header: string;
  /** What one of it is, where its name alone would mislead. */
  readonly unit?: string;
  /** Of what period it is in a foreign table that doesn't say how often it is paid: 'al mes'. */
  readonly per?: string;
  /** What others call it besides. */
  readonly also?: readonly string[];
  readonly width?: number;
  /** How it is typed; null where a stream has no such thing. */
  readonly field: (stream: S, project: ProjectData, position: number) => Field | null;
  readonly read: (stream: S, project: ProjectData) => Scalar;
  readonly write: (stream: S, value: Scalar, project: ProjectData) => void;
  /** How a text is read where its field alone can't say it. */
  readonly parse?: (text: string, stream: S, project: ProjectData) => Parsed;
  /** What it is a number of, where the noun of that may be typed behind it: '20 cupos'. */
  readonly counts?: (stream: S) => RegExp | undefined;
  /** What a stream that has no such thing does anyway, as it is typed. */
  readonly implied?: string;
  /** The stream's own name for it in the model. */
  readonly own?: (stream: S) => string | null;
}

type Member = readonly [name: string, field: Field];
type Members<Variant extends string> = Readonly<Partial<Record<Variant, Member>>>;

/**
 * How parameters are made whose name and field differ by the kind of the stream: `kindOf` tells it,
 * `blockOf` gives the part of the stream that has the value.
 */
export function byKind<S, Kind extends string>(
  kindOf: (stream: S) => Kind,
  blockOf: (stream: S, name: string) => Record<string, unknown>,
) {
  return (
    id: string,
    header: string,
    members: Members<Kind>,
    {
      counts,
      ...more
    }: Pick<Parameter<S>, 'unit' | 'per' | 'also' | 'implied'> & {
      readonly counts?: Readonly<Partial<Record<Kind, RegExp>>>;
    } = {},
  ): Parameter<S> => {
    const memberOf = (stream: S): Member | undefined => members[kindOf(stream)];
    const called = Object.values<Member | undefined>(members).flatMap(
      (one) => one?.[1].label ?? [],
    );
    return {
      id,
      header,
      ...more,
      also: [...(more.also ?? []), ...new Set(called)],
      field: (stream) => memberOf(stream)?.[1] ?? null,
      counts: (stream) => counts?.[kindOf(stream)],
      own: (stream) => memberOf(stream)?.[0] ?? null,
      read: (stream) => {
        const [name] = memberOf(stream) ?? [];
        return name === undefined ? null : (blockOf(stream, name)[name] as Scalar);
      },
      write: (stream, value) => {
        const [name] = memberOf(stream) ?? [];
        if (name !== undefined) blockOf(stream, name)[name] = value;
      },
    };
  };
}

export const TYPE = 'tipo';
export const NAME = 'nombre';
export const PERCENTAGE = 'porcentaje';
export const CYCLE = 'ciclo';
export const PAID_MONTHS = 'mesesPago';
export const BILLING = 'cobro';
export const MONTHS = 'meses';
export const UNIT = 'unidad';
export const DESCRIPTION = 'descripcion';
/** Columns by which others are read, in the order in which they are written. */
export const FIRST: readonly string[] = [TYPE, NAME, BILLING];

export const nameField = text('Nombre', { maxLength: 200 });

/** By the names of the incomes, of which the id is kept; `before` them what else may be chosen. */
export function baseField(incomes: readonly Income[], together: readonly Whole[] = []): Field {
  return choice('Ingreso base', [
    ...together.map((value) => ({ value, label: WHOLE_LABELS[value] })),
    ...incomes.map(({ id, name }) => ({ value: id, label: name })),
  ]);
}
