import { isDraft, original } from 'immer';
import type { DerivedDocument, Scalar } from '../../../src/tool/index.ts';
import { checkRentals } from './check.ts';
import { naming } from './naming.ts';
import { PROJECT } from './parts.ts';
import { records } from './records.ts';
import { blankDocument, sampleDocument } from './sample.ts';
import { cellOf, type Concept, structureOf, type StreamShape } from './structure.ts';
import type { DirectIncome, RentalsDocument, RentalsDraft, StreamDraft, Value } from './types.ts';
import { begunValue, isBlank, newValue } from './values.ts';

type DraftValues = StreamDraft['values'];

export const rentalsDocument: DerivedDocument<RentalsDocument> = {
  initial: sampleDocument,
  blank: blankDocument,
  check: checkRentals,
  data: (document) => ({
    scalars: { anualizar: document.anualizar },
    lists: { projects: records(document) },
  }),
  names: naming,
  write: (draft, { id, row }, value) => {
    if (id === 'anualizar' && row === undefined) {
      draft.anualizar = value === true;
      return;
    }
    writeCell(draft, id, row ?? -1, value);
  },
};

function writeCell(draft: RentalsDraft, id: string, row: number, value: Scalar): void {
  // Names go by the structure before the recipe: the draft would be read through all its proxies.
  const before = (isDraft(draft) ? original<object>(draft) : draft) as RentalsDocument;
  const structure = structureOf(before);
  const cell = cellOf(structure, id);
  const project = draft.projects[row];
  if (!cell || !project) throw new RangeError(`projects[${row}] has no ${id}`);
  switch (cell.of) {
    case 'project':
      Object.assign(project, { [cell.field]: value ?? PROJECT[cell.field].initial });
      return;
    case 'fee':
      project.operadorTarifaData = {
        ...project.operadorTarifaData,
        [cell.field]: value ?? emptyFee(cell.field),
      };
      return;
    case 'reserve':
      project.reservasData = { percentage: value as number | null };
      return;
    case 'concept':
      writeAmount(valuesOf(draft, cell.stream), project.id, cell.concept, value as number | null);
      return;
    case 'relation': {
      const followed = structure.byKey.get(String(value ?? ''))?.id ?? value ?? '';
      const values = valuesOf(draft, cell.stream);
      writePart(values, project.id, cell, followed, () => newValue(cell.stream.type));
      return;
    }
    case 'part': {
      const values = valuesOf(draft, cell.stream);
      writePart(values, project.id, cell, value, () => begunValue(before, structure, cell.stream));
    }
  }
}

function emptyFee(field: 'baseCalculo' | 'porcentaje'): Scalar {
  return field === 'baseCalculo' ? '' : null;
}

function valuesOf(draft: RentalsDraft, { id, side }: StreamShape): DraftValues {
  const stream = draft[side].find((entry) => entry.id === id);
  if (!stream) throw new RangeError(`no stream ${id}`);
  return stream.values;
}

/**
 * A value without anything typed in it is none: the cell reads as not configured again.
 *
 * @param begin makes the value that this part is the first of
 */
function writePart(
  values: DraftValues,
  projectId: string,
  { stream: { type }, part }: { readonly stream: StreamShape; readonly part: string },
  value: Scalar,
  begin: () => Value,
): void {
  const kept = values[projectId];
  const before = kept && !isBlank(type, kept) ? kept : null;
  const typed = value ?? newValue(type)[part] ?? null;
  if (!kept && isBlank(type, { ...newValue(type), [part]: typed })) return;
  const next: Value = { ...(before ?? begin()), [part]: typed };
  values[projectId] = isBlank(type, next) ? null : next;
}

/** Sets, adds or takes away the amount of a name and turn in a 'Solo Ingresos' value. */
function writeAmount(
  values: DraftValues,
  projectId: string,
  { name, turn }: Concept,
  amount: number | null,
): void {
  const incomes = [...((values[projectId]?.['incomes'] ?? []) as DirectIncome[])];
  const places = incomes.flatMap((income, at) => (income.name === name ? [at] : []));
  const at = places[turn];
  if (amount === null) {
    if (at !== undefined) incomes.splice(at, 1);
  } else if (at === undefined) incomes.push({ name, value: amount });
  else incomes[at] = { name, value: amount };
  values[projectId] = incomes.length > 0 ? { incomes } : null;
}
