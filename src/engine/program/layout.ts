import { type Model, ModelError, type Ref, type ValueType } from '../model.ts';
import { Frame } from '../storage.ts';
import { nameOf } from './graph.ts';

/**
 * The tables of a model, without rows as yet, and the one row of its scalars under the name ''.
 * @throws {ModelError} where a name isn't one, or means two things
 */
export function layOut(model: Model): Map<string, Frame> {
  const names = new Names();
  const root = frameOf('', model.inputs, model.formulas, names);
  root.resize(1);
  const frames = new Map([['', root]]);
  for (const [name, { inputs, columns }] of Object.entries(model.tables)) {
    names.claim({ id: name });
    frames.set(name, frameOf(name, inputs, columns, names));
  }
  return frames;
}

function frameOf(
  name: string,
  inputs: Model['inputs'],
  formulas: Model['formulas'],
  names: Names,
): Frame {
  const frame = new Frame(name);
  const add = (id: string, type: ValueType, blank?: number): void => {
    names.claim(refIn(frame, id));
    frame.add(id, type, blank);
  };
  for (const [id, { type, blank = Number.NaN }] of Object.entries(inputs)) add(id, type, blank);
  for (const [id, { type = 'number' }] of Object.entries(formulas)) add(id, type);
  return frame;
}

/** The ref of a column of a table, or of a scalar. */
export function refIn(frame: Frame, id: string): Ref {
  return frame.isRoot ? { id } : { id, table: frame.name };
}

const NAME = /^[A-Za-z_][A-Za-z0-9_]*(\.[A-Za-z_][A-Za-z0-9_]*)*$/;
/** Words of the syntax: a formula could never read a value of that name. */
const RESERVED = new Set(
  'row rows prev and or not xor mod to in true false null undefined NaN Infinity'.split(' '),
);

/** The names that are taken. */
class Names {
  private readonly taken = new Set<string>();

  claim(ref: Ref): void {
    const isName = NAME.test(ref.id) && !RESERVED.has(ref.id.split('.', 1)[0] ?? '');
    if (!isName) throw new ModelError(ref, 'el nombre no se admite');
    const name = nameOf(ref);
    if (this.taken.has(name)) throw new ModelError(ref, 'el nombre está repetido');
    this.taken.add(name);
  }
}
