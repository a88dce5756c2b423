import { addressIn, namesOf, refIn } from './addressing.ts';
import type { Declaration } from './declaration.ts';
import { plainDocument } from './document.ts';
import { withIdField } from './records.ts';
import type {
  DerivedDocument,
  Document,
  DocumentContract,
  Json,
  Tool,
  ToolHead,
  Values,
} from './tool.ts';

type Common = ToolHead & Pick<Tool, 'view' | 'page'>;

/** A tool whose inputs, lists and formulas are always the same ones. */
export interface PlainTool extends Common, Partial<Declaration> {
  /** Brings other shapes in which a document may come from outside into its own, to be checked then. */
  readonly accept?: (raw: unknown) => unknown;
}

/** A tool whose formulas follow from what the person adds. */
export interface DerivedTool<D extends Document> extends Common {
  readonly document: DerivedDocument<D>;
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
  const isDeclared = ([member]: readonly [string, unknown]) => Object.hasOwn(EMPTY, member);
  const own = Object.fromEntries(members.filter(isDeclared)) as Partial<Declaration>;
  const common = Object.fromEntries(members.filter((member) => !isDeclared(member)));
  // Read when it is first needed: one that makes no sense is for the registry to tell, not to throw.
  let whole: Declaration | undefined;
  const declare = () => (whole ??= withIds(complete(own)));
  return {
    ...(common as unknown as Common),
    given: () => own,
    declare,
    document: plainDocument(declare, accept),
  };
}

/** Declares a tool whose declaration derives from its document. */
export function defineDerivedTool<D extends Document>(spec: DerivedTool<D>): Tool {
  const { declare: given, document, ...rest } = spec;
  const { names, ...source } = document;
  const completed = new WeakMap<Partial<Declaration>, Declaration>();
  const declare = (current: D): Declaration => {
    const partial = given(current);
    const known = completed.get(partial) ?? complete(partial);
    completed.set(partial, known);
    return known;
  };
  const namesIn = remembered((current: D) => namesOf(names, current, declare(current)));
  const contract: DocumentContract<D> = {
    ...source,
    addressOf: (current, ref) => addressIn(namesIn(current), ref),
    refOf: (current, address) => refIn(namesIn(current), address),
  };
  return {
    ...rest,
    given: (current) => given(current as D),
    // Only documents that this contract made or checked ever reach it: here D is forgotten.
    document: contract as unknown as DocumentContract,
    declare: (current) => declare(current as D),
  };
}

/** Made once for each document; a draft of one may still change, and is never remembered. */
function remembered<D extends Document, T extends object>(make: (document: D) => T) {
  const known = new WeakMap<D, T>();
  return (document: D): T => {
    const made = known.get(document) ?? make(document);
    if (Object.isFrozen(document)) known.set(document, made);
    return made;
  };
}

function withIds(declaration: Declaration): Declaration {
  const lists = Object.entries(declaration.lists).map(([id, list]) => [id, withIdField(list)]);
  return { ...declaration, lists: Object.fromEntries(lists) as Declaration['lists'] };
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
