import { loadData, NO_DATA, type Ref, reasonOf, type Scalar, Sheet } from '../../engine/index.ts';
import type { Address } from '../contract/address.ts';
import type { Found } from '../contract/addressing.ts';
import type { Declaration, Field, Formula } from '../contract/declaration.ts';
import { mayBeEmpty } from '../document/document.ts';
import { expressionsOf, typedAddress } from '../document/expressions.ts';
import { type Link, linksOf } from '../document/links.ts';
import { axisValues } from './matrix.ts';
import { toModel } from './model.ts';
import { isFixed } from '../document/records.ts';
import type { Data, Document, Tool, Values } from '../contract/tool.ts';

/** A tool at work on one document: its declaration, its data and its values, kept in step. */
export class Calculation implements Values {
  private readonly tool: Tool;
  private current: Document;
  /** What the engine is given of the document. */
  data: Data;
  declaration: Declaration;
  sheet: Sheet;

  constructor(tool: Tool, document: Document) {
    this.tool = tool;
    this.current = document;
    this.declaration = tool.declare(document);
    this.data = NO_DATA;
    this.sheet = this.start();
  }

  get document(): Document {
    return this.current;
  }

  /** Takes a new document over: computes what depends on the difference, and no more. */
  update(document: Document): void {
    this.current = document;
    const declaration = this.tool.declare(document);
    if (declaration !== this.declaration) {
      this.declaration = declaration;
      this.sheet = this.start();
    } else this.load(this.tool.document.data(document));
  }

  private start(): Sheet {
    this.sheet = new Sheet(toModel(this.declaration));
    this.data = NO_DATA;
    this.load(this.tool.document.data(this.current));
    return this.sheet;
  }

  private load(data: Data): void {
    loadData(this.sheet, data, this.data);
    this.data = data;
    this.sheet.calculate();
  }

  /** A value, or null where there is none; a record's or a row's with `ref.row`. */
  value(ref: Ref): Scalar {
    return this.sheet.value(ref);
  }

  /** Whether a cell of a list was left empty, whatever it counts as (`Field.blank`). */
  isEmptyCell({ id, table, row = -1 }: Ref): boolean {
    return table !== undefined && (this.data.lists[table]?.[row]?.[id] ?? null) === null;
  }

  /**
   * The records of a list that are left with nothing that may be left empty: nobody sees them, and
   * they may count all the same.
   */
  emptiedRecords(table: string): number[] {
    const list = this.declaration.lists[table];
    if (!list || list.name === undefined || isFixed(list)) return [];
    const fields = Object.entries(list.fields)
      .filter(([, field]) => !field.hidden && mayBeEmpty(field))
      .map(([id]) => id);
    if (fields.length === 0) return [];
    const records = this.data.lists[table] ?? [];
    return records.flatMap((record, row) =>
      fields.every((id) => (record[id] ?? '') === '') ? [row] : [],
    );
  }

  rows(table: string): number {
    return this.sheet.rows(table);
  }

  /** Whether a condition of the declaration holds; one that isn't declared always does. */
  holds(id: string, at: { table?: string; row?: number } = {}): boolean {
    const ref = { id, ...at };
    return !this.sheet.has(ref) || this.sheet.value(ref) === true;
  }

  /**
   * Whether a formula is shown with these data: one without a condition always is, and so is one
   * that says what stands in the place of its value.
   */
  applies(ref: Ref): boolean {
    if (this.formula(ref)?.missing !== undefined) return true;
    // What another formula's condition keeps from having a value applies all the same.
    const reason = reasonOf(this.sheet, ref);
    return reason?.kind !== 'condition' || reason.ref.id !== ref.id;
  }

  /** The name of a cell that survives edits of other records; null where there is no such cell. */
  addressOf(ref: Ref): Address | null {
    return this.tool.document.addressOf(this.current, ref);
  }

  /** The cell that an address names; a row past the last of its table is gone. */
  refOf(address: Address): Found {
    const found = this.tool.document.refOf(this.current, address);
    if (found.kind !== 'cell' || this.isThere(found.ref)) return found;
    return { kind: 'gone', message: `«${address}» ya no está: quedan menos filas` };
  }

  /** What was typed where a cell's value was worked out from it: '=2.500.000*12'. */
  expression(ref: Ref): string | undefined {
    const expressions = expressionsOf(this.current);
    if (Object.keys(expressions).length === 0) return undefined;
    const address = typedAddress(this.tool.document, this.current, ref);
    return address === null ? undefined : expressions[address];
  }

  /** Whether something was typed in the place of a computed value, be it the same. */
  isTypedOver(ref: Ref): boolean {
    return (this.tool.document.typedOver?.(this.current, ref) ?? null) !== null;
  }

  /** Where an input was taken from. */
  link(ref: Ref): Link | undefined {
    const links = linksOf(this.current);
    const address = Object.keys(links).length > 0 ? this.addressOf(ref) : null;
    return address === null ? undefined : links[address];
  }

  private isThere({ id, table, row }: Ref): boolean {
    if (row === undefined) return true;
    return row < (table === undefined ? axisValues(this.current[id]).length : this.rows(table));
  }

  field(ref: Ref): Field | undefined {
    const { inputs, lists, axes } = this.declaration;
    if (ref.table !== undefined) return lists[ref.table]?.fields[ref.id];
    return inputs[ref.id] ?? axes[ref.id]?.field;
  }

  formula(ref: Ref): Formula | undefined {
    const { formulas, tables, lists } = this.declaration;
    if (ref.table === undefined) return formulas[ref.id];
    return tables[ref.table]?.columns[ref.id] ?? lists[ref.table]?.formulas?.[ref.id];
  }
}
