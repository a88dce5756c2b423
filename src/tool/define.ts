import type { Declaration } from './declaration.ts';
import { plainDocument } from './document.ts';
import type { Document, DocumentContract, Json, Tool, ToolCard, Values } from './tool.ts';

type Common = ToolCard & Pick<Tool, 'version' | 'keywords' | 'submit' | 'view' | 'page'>;

/** A tool whose inputs, lists and formulas are always the same ones. */
export interface PlainTool extends Common, Partial<Declaration> {
  /** Brings other shapes in which a document may come from outside into its own, to be checked then. */
  readonly accept?: (raw: unknown) => unknown;
}

/** A tool whose formulas follow from what the person adds. */
export interface DerivedTool<D extends Document> extends Common {
  readonly document: DocumentContract<D>;
  /** Pure; give the same object back while the document's structure stays, and nothing is recompiled. */
  readonly declare: (document: D) => Partial<Declaration>;
  readonly outputs?: (values: Values) => Json;
}

const EMPTY: Declaration = {
  inputs: {},
  lists: {},
  axes: {},
  formulas: {},
  tables: {},
  matrices: {},
  selections: {},
  advice: [],
  charts: [],
  sections: [],
  figures: [],
  results: [],
  outputs: {},
};

/** Declares a tool of plain inputs and formulas. The registry checks it when it loads. */
export function defineTool({ accept = (raw) => raw, ...spec }: PlainTool): Tool {
  const members = Object.entries(spec);
  const own = members.filter(([member]) => member in EMPTY);
  const common = members.filter(([member]) => !(member in EMPTY));
  const declaration = complete(Object.fromEntries(own) as Partial<Declaration>);
  const document = plainDocument(declaration);
  return {
    ...(Object.fromEntries(common) as unknown as Common),
    declare: () => declaration,
    document: { ...document, check: (raw) => document.check(accept(raw)) },
  };
}

/** Declares a tool whose declaration derives from its document. */
export function defineDerivedTool<D extends Document>(spec: DerivedTool<D>): Tool {
  const { declare, document, ...rest } = spec;
  const completed = new WeakMap<Partial<Declaration>, Declaration>();
  return {
    ...rest,
    // Only documents that this contract made or checked ever reach it: here D is forgotten.
    document: document as unknown as DocumentContract,
    declare: (current) => {
      const given = declare(current as D);
      const known = completed.get(given) ?? complete(given);
      completed.set(given, known);
      return known;
    },
  };
}

/** Without sections of their own, all inputs stand under one heading; results likewise. */
function complete(given: Partial<Declaration>): Declaration {
  const whole: Declaration = { ...EMPTY, ...given };
  const shown = Object.entries(whole.formulas).filter(([, formula]) => !formula.internal);
  const inputs = Object.keys(whole.inputs);
  return {
    ...whole,
    sections:
      whole.sections.length > 0 || inputs.length === 0
        ? whole.sections
        : [{ title: 'Datos', inputs }],
    results:
      whole.results.length > 0 || shown.length === 0
        ? whole.results
        : [{ title: 'Resultados', items: shown.map(([id]) => id) }],
  };
}
