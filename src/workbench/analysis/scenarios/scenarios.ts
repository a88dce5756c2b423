import {
  type Address,
  Calculation,
  checkValue,
  type Document,
  isObject,
  type Ref,
  type Scalar,
  type Subject,
  withValues,
} from '../../../tool/index.ts';

/** Some values other than the document's, by address; the rest is the document's own. */
export interface Scenario {
  readonly id: string;
  readonly name: string;
  readonly values: Readonly<Record<Address, Scalar>>;
}

/** What a scenario changes that can't be taken: 'cambia «Ingreso «x»», que ya no está'. */
export interface ScenarioFault {
  readonly address: Address;
  readonly message: string;
}

export interface Overridden {
  readonly document: Document;
  readonly faults: readonly ScenarioFault[];
}

/** The document with a scenario's values; what can't be taken is told, never dropped in silence. */
export function overridden(subject: Subject, { values }: Scenario): Overridden {
  const faults: ScenarioFault[] = [];
  const taken: (readonly [Ref, Scalar])[] = [];
  for (const [address, value] of Object.entries(values)) {
    const found = subject.calculation.refOf(address);
    const field = found.kind === 'cell' ? subject.calculation.field(found.ref) : undefined;
    if (found.kind !== 'cell' || !field) {
      const message = found.kind === 'cell' ? 'no es un dato que se escriba' : found.message;
      faults.push({ address, message });
      continue;
    }
    const wrong = checkValue(field, value);
    if (wrong) faults.push({ address, message: `${String(value)} ${wrong}` });
    else taken.push([found.ref, value]);
  }
  return { document: withValues(subject, taken), faults };
}

export function calculationOf({ tool }: Subject, { document }: Overridden): Calculation {
  return new Calculation(tool, document);
}

export const MOST_SCENARIOS = 12;

/** From storage; what makes no sense is left out. */
export function readScenarios(raw: unknown): Scenario[] {
  if (!Array.isArray(raw)) return [];
  return raw.flatMap((entry: unknown): Scenario[] => {
    if (!isObject(entry)) return [];
    const { id, name, values } = entry;
    if (typeof id !== 'string' || typeof name !== 'string' || !isObject(values)) return [];
    const scalars = Object.entries(values).filter(
      ([, value]) => value === null || ['string', 'number', 'boolean'].includes(typeof value),
    );
    return [{ id, name, values: Object.fromEntries(scalars) as Scenario['values'] }];
  });
}
