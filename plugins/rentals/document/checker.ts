import {
  checkValue,
  type Field,
  type Problem,
  problem,
  type Scalar,
} from '../../../src/tool/index.ts';

/** Collects what is wrong with a document from outside, and reads its plain parts. */
export class Checker {
  readonly problems: Problem[] = [];

  refuse(where: string, value: unknown, message: string): void {
    this.problems.push(problem(where, value, message));
  }

  object(where: string, raw: unknown): Record<string, unknown> {
    if (typeof raw === 'object' && raw !== null && !Array.isArray(raw))
      return raw as Record<string, unknown>;
    this.refuse(where, raw, 'debe ser un objeto con los campos');
    return {};
  }

  list(where: string, raw: unknown, most: number): readonly unknown[] {
    if (!Array.isArray(raw)) {
      this.refuse(where, raw, 'debe ser una lista');
      return [];
    }
    if (raw.length <= most) return raw;
    this.problems.push({
      field: where,
      value: `${raw.length} elementos`,
      message: `supera el máximo ${most}`,
    });
    return [];
  }

  /** A misspelt name would otherwise be computed as empty. */
  known(where: string, raw: Record<string, unknown>, names: readonly string[]): void {
    for (const name of Object.keys(raw)) {
      if (!names.includes(name))
        this.refuse(join(where, name), raw[name], 'no es un campo de Rentals');
    }
  }

  /** What stands there, or the field's initial value where nothing does. */
  field(where: string, field: Field, value: unknown): Scalar {
    if (value === undefined || value === null) return field.initial;
    const wrong = checkValue(field, value);
    if (wrong) this.refuse(where, value, wrong);
    return wrong ? field.initial : (value as Scalar);
  }

  /** An identifier: a text or a number, taken as a text. */
  id(where: string, value: unknown, otherwise: string): string {
    if (value === undefined) return otherwise;
    const id = typeof value === 'number' ? String(value) : value;
    // A record of values by id has no room for a member of that name.
    if (typeof id === 'string' && id !== '' && id !== '__proto__') return id;
    this.refuse(where, value, 'no es un identificador');
    return otherwise;
  }

  distinct(where: string, ids: readonly string[]): void {
    ids.forEach((id, at) => {
      if (ids.indexOf(id) < at) this.refuse(`${where}[${at}].id`, id, 'está repetido');
    });
  }
}

export const join = (where: string, name: string): string =>
  where === '' ? name : `${where}.${name}`;
