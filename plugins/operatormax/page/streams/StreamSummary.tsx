import { Section } from '../../../../src/ui/index.ts';
import { useSession } from '../../../../src/workbench/index.ts';
import { Unsaved } from '../Unsaved.tsx';
import cash from '../cash-flow/cash-flow.module.css';
import { IndicatorCard } from '../cash-flow/Indicators.tsx';

interface Props {
  stream: string;
  title: string;
  /** The total that it is a part of. */
  total: string;
  /** Figures of its own, before the others. */
  own?: readonly string[];
}

/** What a stream brings or costs in its first and last year, and what that does to the project. */
export function StreamSummary({ stream, title, total, own = [] }: Props) {
  const { calculation, edited } = useSession();
  const years = calculation.rows('years');
  const flow = { id: `${stream}.flow`, table: 'years' };
  return (
    <Section title={title} minor description={<Unsaved shown={edited} />}>
      <ul className={cash.cards}>
        {own.map((id) => (
          <IndicatorCard key={id} id={id} />
        ))}
        <IndicatorCard {...flow} row={0} label="En el año 1" />
        {years > 1 && <IndicatorCard {...flow} row={years - 1} label={`En el año ${years}`} />}
        {[total, 'totalUtilidadNetaOperativa', 'margenNOI', 'tirAnual', 'pri'].map((id) => (
          <IndicatorCard key={id} id={id} />
        ))}
      </ul>
    </Section>
  );
}
