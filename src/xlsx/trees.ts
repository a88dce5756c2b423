import { type FormulaTree, formulaTree, type Ref, rowsTree, type Sheet } from '../engine/index.ts';
import { conditionOf } from '../tool/index.ts';

/** What a ref is called among refs: one text for each column and each scalar. */
export const keyOf = ({ id, table }: Ref): string => (table === undefined ? id : `${table}#${id}`);

/** Conditions that decide what a page shows, and no figure. */
const OF_THE_PAGE: ReadonlySet<string> = new Set(['enabled', 'visible', 'action', 'alarm']);

/** The trees of all formulas of a model that a workbook has. */
export class Trees {
  readonly byKey = new Map<string, FormulaTree>();
  readonly rows = new Map<string, FormulaTree>();
  /** The columns that are read as a whole. */
  readonly whole = new Set<string>();

  constructor(private readonly sheet: Sheet) {}

  /** Gathers them, one at a step: a large model has thousands. */
  *gathered(): Generator<void> {
    const { sheet } = this;
    const add = (ref: Ref): void => {
      if (OF_THE_PAGE.has(conditionOf(ref.id)?.what ?? '')) return;
      const tree = formulaTree(sheet, ref);
      if (tree) this.byKey.set(keyOf(ref), this.noted(tree));
    };
    const { formulas, tables } = sheet.model;
    for (const id of Object.keys(formulas)) {
      add({ id });
      yield;
    }
    for (const [table, { columns }] of Object.entries(tables)) {
      const rows = rowsTree(sheet, table);
      if (rows) this.rows.set(table, this.noted(rows));
      for (const id of Object.keys(columns)) {
        add({ id, table });
        yield;
      }
    }
  }

  of(ref: Ref): FormulaTree | undefined {
    return this.byKey.get(keyOf(ref));
  }

  private noted(tree: FormulaTree): FormulaTree {
    eachNode(tree, (part) => {
      if (part.node === 'column') this.whole.add(keyOf(part.ref));
    });
    return tree;
  }
}

/** Calls `visit` for a tree and all its parts. */
export function eachNode(tree: FormulaTree, visit: (part: FormulaTree) => void): void {
  visit(tree);
  for (const part of partsOf(tree)) eachNode(part, visit);
}

export function partsOf(tree: FormulaTree): readonly FormulaTree[] {
  switch (tree.node) {
    case 'unary':
      return [tree.arg];
    case 'binary':
      return [tree.left, tree.right];
    case 'if':
      return [tree.test, tree.then, tree.else];
    case 'call':
      return tree.args;
    case 'previous':
      return tree.first ? [tree.first] : [];
    case 'number':
    case 'text':
    case 'cell':
    case 'column':
    case 'row':
    case 'rows':
      return [];
  }
}
