import type { Ref, Scalar } from '../../engine/index.ts';
import type { Address } from '../contract/address.ts';
import type { Document } from '../contract/tool.ts';
import { checkValue } from '../document/document.ts';
import { type Subject, withValues } from './variables.ts';

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
export function overridden(
  subject: Subject,
  values: Readonly<Record<Address, Scalar>>,
): Overridden {
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
