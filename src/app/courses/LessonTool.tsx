import { cards } from 'virtual:catalogue';
import { ArrowUpRight, Wrench } from 'lucide-react';
import { Suspense } from 'react';
import { ErrorBoundary } from 'react-error-boundary';
import { Link } from 'react-router-dom';
import type { EmbeddedTool } from '../../../schemas/courses.ts';
import type { Json } from '../../tool/tool.ts';
import { Button, Skeleton } from '../../ui/index.ts';
import { lazyPage } from '../lazyPage.tsx';
import { presetAddress } from '../tools/preset.ts';
import { keepFigures } from './figures.ts';
import styles from './LessonTool.module.css';

const ToolSample = lazyPage(async () => (await import('../tools/ToolSample.tsx')).ToolSample);

/** A lesson's calculation, to be done right there, and the way to the whole tool with the same inputs. */
export function LessonTool({ tool }: { tool: EmbeddedTool }) {
  const card = cards.find(({ id }) => id === tool.id);
  const inputs = tool.inputs as Readonly<Record<string, Json>>;
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
            render={<Link to={presetAddress(card.path, inputs)}>Abrir la herramienta</Link>}
          >
            Abrir la herramienta
          </Button>
        )}
      </header>
      {card ? (
        <ErrorBoundary FallbackComponent={NoTool} resetKeys={[tool]}>
          <Suspense fallback={<Skeleton shape="block" height={420} />}>
            <ToolSample id={tool.id} inputs={inputs} />
          </Suspense>
        </ErrorBoundary>
      ) : (
        <p className={styles.none}>Esta lección pide una herramienta que ya no existe.</p>
      )}
    </section>
  );
}

/** The lesson stays as it is: the calculation is a part of it that can be tried again. */
function NoTool({ resetErrorBoundary }: { resetErrorBoundary: () => void }) {
  return (
    <div role="alert" className={styles.none}>
      <p>No pudimos cargar la herramienta.</p>
      <Button size="sm" icon={<Wrench />} onClick={resetErrorBoundary}>
        Intentar de nuevo
      </Button>
    </div>
  );
}
