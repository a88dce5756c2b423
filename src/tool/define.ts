import { addressIn, namesOf, refIn } from './contract/addressing.ts';
import type { Declaration } from './contract/declaration.ts';
import { madeOnce } from './contract/madeOnce.ts';
import { bounded } from './document/bounds.ts';
import { plainDocument } from './document/document.ts';
import { checkExpressions, readArithmetic } from './document/expressions.ts';
import { checkLinks } from './document/links.ts';
import { checkNotes } from './document/notes.ts';
import { applyMigration, type Migration } from './document/migration.ts';
import { withIdField } from './document/records.ts';
import type {
  DerivedDocument,
  Document,
  DocumentContract,
  Json,
  Tool,
  ToolHead,
  Values,
} from './contract/tool.ts';

type Common = ToolHead & Pick<Tool, 'view' | 'page'>;

/** A tool whose inputs, lists and formulas are always the same ones. */
export interface PlainTool extends Common, Partial<Declaration> {
  /** From version n to n + 1, by n; each version before the tool's own has one. */
  readonly migrations?: Readonly<Record<number, Migration>>;
  /** Brings other shapes in which a document may come from outside into its own, to be checked then. */
  readonly normalize?: (raw: unknown) => unknown;
}

/** A tool whose formulas follow from what the person adds. */
export interface DerivedTool<D extends Document, S> extends Common {
  readonly document: DerivedDocument<D>;
  /** What of a document decides which formulas there are, as plain data; its numbers don't. Pure. */
  readonly structure: (document: D) => S;
  /** Pure. Documents of one structure share what was declared of it: nothing is compiled anew. */
  readonly declare: (structure: S) => Partial<Declaration>;
  readonly outputs?: (values: Values) => Json;
}

const EMPTY: Declaration = {
  inputs: {},
  lists: {},
  axes: {},
  formulas: {},
  tables: {},
  matrices: {},
  rankings: {},
  advice: [],
  charts: [],
  sections: [],
  figures: [],
  results: [],
  outputs: {},
};

/** Declares a tool of plain inputs and formulas. The registry checks it when it loads. */
export function defineTool({
  normalize = (raw) => raw,
  migrations = {},
  ...spec
}: PlainTool): Tool {
  const members = Object.entries(spec);
  const isDeclared = ([member]: readonly [string, unknown]) => Object.hasOwn(EMPTY, member);
  const own = Object.fromEntries(members.filter(isDeclared)) as Partial<Declaration>;
  const common = Object.fromEntries(members.filter((member) => !isDeclared(member)));
  // Read when it is first needed: one that makes no sense is for the registry to tell, not to throw.
  let whole: Declaration | undefined;
  const declare = () => (whole ??= withIds(complete(own)));
  const steps = Object.fromEntries(
    Object.entries(migrations).map(([version, migration]) => [
      version,
      (old: unknown) => applyMigration(migration, old),
    ]),
  );
  const document = plainDocument(declare);
  const check = readArithmetic(document, declare, document.check);
  return {
    ...(common as Common),
    given: () => own,
    declare,
    document: {
      ...document,
      migrations: steps,
      check: bounded(
        checkNotes(
          document,
          checkLinks(
            document,
            declare,
            checkExpressions(document, declare, (raw) => check(normalize(raw))),
          ),
        ),
      ),
    },
  };
}

/** Declares a tool whose declaration derives from its document. */
export function defineDerivedTool<D extends Document, S>(spec: DerivedTool<D, S>): Tool {
  const { structure, declare: given, document, ...rest } = spec;
  const { names, ...source } = document;
  const declared = byStructure((current: S) => complete(given(current)));
  const declare = (current: D): Declaration => declared(structure(current));
  const namesIn = madeOnce((current: D) => namesOf(names, current, declare(current)));
  const contract: DocumentContract<D> = {
    ...source,
    addressOf: (current, ref) => addressIn(namesIn(current), ref),
    refOf: (current, address) => refIn(namesIn(current), address),
  };
  const linked = checkLinks(contract, declare, checkExpressions(contract, declare, source.check));
  const check = bounded(checkNotes(contract, linked));
  return {
    ...rest,
    given: (current) => given(structure(current as D)),
    // Only documents that this contract made or checked ever reach it: here D is forgotten.
    document: { ...contract, check } as DocumentContract,
    declare: (current) => declare(current as D),
  };
}

/** Structures in use at the same time are few: before and after an edit, a draft, a preview. */
const REMEMBERED = 16;

/** Made once for each structure, by what is in it; the oldest of many is forgotten. */
function byStructure<S>(declare: (structure: S) => Declaration): (structure: S) => Declaration {
  const known = new Map<string, Declaration>();
  return (structure) => {
    const key = JSON.stringify(structure);
    const declaration = known.get(key) ?? declare(structure);
    known.delete(key);
    known.set(key, declaration);
    const [oldest] = known.keys();
    if (known.size > REMEMBERED && oldest !== undefined) known.delete(oldest);
    return declaration;
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
