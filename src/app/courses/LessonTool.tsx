import { cards } from 'virtual:catalogue';
import { ArrowUpRight } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router-dom';
import type { EmbeddedTool } from '../../../schemas/courses.ts';
import type { Json } from '../../tool/contract/tool.ts';
import { Button, lazyPart, PartBoundary, Skeleton } from '../../ui/index.ts';
import { presetAddress } from '../tools/preset.ts';
import { keepFigures } from './figures.ts';
import styles from './LessonTool.module.css';
import { WhenNear } from './WhenNear.tsx';

const ToolSample = lazyPart(async () => (await import('../tools/ToolSample.tsx')).ToolSample);

const PLACE = <Skeleton shape="block" height={420} />;

/** A lesson's calculation, to be done right there, and the way to the whole tool with the same inputs. */
export function LessonTool({ tool }: { tool: EmbeddedTool }) {
  const card = cards.find(({ id }) => id === tool.id);
  const inputs = tool.inputs as Readonly<Record<string, Json>>;
  const question = tool.question && {
    ...tool.question,
    label: keepFigures(tool.question.label),
  };
  // What the person tried here goes along.
  const [own, setOwn] = useState(inputs);
  return (
    <section aria-labelledby="practica" className={styles.practice}>
      <header className={styles.head}>
        <div>
          <h2 id="practica">Practica{card && `: ${card.title}`}</h2>
          <p>{keepFigures(tool.caption)}</p>
        </div>
        {card && (
          <Button
            size="sm"
            iconEnd={<ArrowUpRight />}
            render={<Link to={presetAddress(card.path, own)}>Abrir la herramienta</Link>}
          >
            Abrir la herramienta
          </Button>
        )}
      </header>
      {card ? (
        <WhenNear key={tool.id} placeholder={PLACE}>
          <PartBoundary what="la herramienta" waiting={PLACE}>
            <ToolSample id={tool.id} inputs={inputs} onEdit={setOwn} question={question} />
          </PartBoundary>
        </WhenNear>
      ) : (
        <p className={styles.none}>Esta lección pide una herramienta que ya no existe.</p>
      )}
    </section>
  );
}
