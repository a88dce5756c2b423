import { use, useState } from 'react';
import { type Document, kinds, read, type Tool } from '../../tool/index.ts';
import { FormulaBar } from '../../workbench/formula/FormulaBar.tsx';
import { Session } from '../../workbench/session/session.ts';
import { SessionContext, useSession } from '../../workbench/session/useSession.ts';
import { loadTool } from '../tools/load.ts';
import { checkPreset, presetAddress } from '../tools/preset.ts';
import { EXAMPLE, FIGURES, RANGES, type Wishes } from './example.ts';
import { ExampleView, type ShownFigure } from './ExampleView.tsx';
import type { SliderRow } from './Sliders.tsx';
import type { Step } from './Waterfall.tsx';

/** A tool at work: its inputs under sliders, its figures, and the formula of the one that is chosen. */
export function LiveExample({ wishes }: { wishes: Wishes }) {
  const tool = use(loadTool(EXAMPLE.tool));
  const [session] = useState(() => openExample(tool, wishes));
  return (
    <SessionContext value={session}>
      <Computed />
    </SessionContext>
  );
}

export function openExample(tool: Tool, { selected, values }: Wishes): Session {
  const session = new Session(tool, checkPreset(tool, EXAMPLE.inputs).document);
  session.select({ id: selected });
  for (const [label, value] of Object.entries(values)) {
    slidersOf(session)
      .find((slider) => slider.label === label)
      ?.onChange(value);
  }
  return session;
}

function Computed() {
  const session = useSession();
  return (
    <ExampleView
      address={presetAddress(EXAMPLE.path, changed(session.document))}
      figures={figuresOf(session)}
      selected={session.selected?.id}
      onSelect={(id) => session.select({ id })}
      sliders={slidersOf(session)}
      steps={stepsOf(session)}
      formula={<FormulaBar leadsElsewhere={false} />}
    />
  );
}

const changed = (document: Document) =>
  Object.fromEntries(Object.keys(EXAMPLE.inputs).map((id) => [id, document[id] ?? null]));

export function figuresOf({ calculation }: Session): readonly ShownFigure[] {
  return FIGURES.map((id) => {
    const { text, tone } = read(calculation, { id });
    return { id, label: calculation.formula({ id })?.label ?? id, text, isBad: tone === 'bad' };
  });
}

const STEPS = 'steps';

/** From the rent to what is left of it. */
export function stepsOf({ calculation }: Session): readonly Step[] {
  const amount = (id: string, row: number): number => {
    const value = calculation.value({ id, table: STEPS, row });
    return typeof value === 'number' ? value : 0;
  };
  return Array.from({ length: calculation.rows(STEPS) }, (_, row) => ({
    label: String(calculation.value({ id: 'step', table: STEPS, row }) ?? ''),
    from: amount('start', row),
    to: amount('start', row) + amount('amount', row),
  }));
}

export function slidersOf(session: Session): readonly SliderRow[] {
  const price = valueOf(session, 'propertyValue');
  const share = Math.round((valueOf(session, 'loanAmount') / price) * 100);
  const input = (id: keyof typeof RANGES): SliderRow => ({
    ...shown(session, id),
    range: RANGES[id],
    onChange: (value) => session.write('Cambiar', [{ ref: { id }, value }], id),
  });
  return [
    {
      ...shown(session, 'propertyValue'),
      range: RANGES.propertyValue,
      onChange: (value) => finance(session, value, share),
    },
    input('monthlyRent'),
    input('vacancyRate'),
    {
      label: 'Crédito',
      text: `${share}\u00a0%`,
      value: share,
      range: RANGES.share,
      onChange: (value) => finance(session, price, value),
    },
  ];
}

function valueOf({ calculation }: Session, id: string): number {
  const value = calculation.value({ id });
  return typeof value === 'number' ? value : 0;
}

function shown(session: Session, id: string) {
  const field = session.calculation.field({ id });
  const value = valueOf(session, id);
  const text = field ? kinds[field.kind].format(value, field) : String(value);
  return { label: field?.label ?? id, text, value };
}

/** What is paid for the property is what isn't borrowed. */
function finance(session: Session, price: number, share: number): void {
  const loanAmount = Math.round((price * share) / 100);
  session.write('Cambiar la financiación', [
    { ref: { id: 'propertyValue' }, value: price },
    { ref: { id: 'loanAmount' }, value: loanAmount },
    { ref: { id: 'downPayment' }, value: price - loanAmount },
  ]);
}
