import { SlidersHorizontal, Target, TrendingUpDown } from 'lucide-react';
import { kinds, type Ref } from '../../tool/index.ts';
import { Button, keepFocus } from '../../ui/index.ts';
import { useAnalysis } from '../session/analysis.ts';
import { useSession } from '../session/useSession.ts';

/** What can be asked about the selected cell: of a figure what moves it, of an input what it moves. */
export function AskActions({ target }: { target: Ref }) {
  const analysis = useAnalysis();
  const { calculation } = useSession();
  const address = calculation.addressOf(target);
  const formula = calculation.formula(target);
  const isWhole = target.table !== undefined && target.row === undefined;
  if (!analysis || address === null || isWhole) return null;
  if (formula && kinds[formula.kind].type === 'number') {
    return (
      <>
        <Button
          size="sm"
          variant="ghost"
          icon={<Target />}
          onMouseDown={keepFocus}
          onClick={() => analysis.ask({ view: 'goal', figure: address })}
        >
          Buscar meta…
        </Button>
        <Button
          size="sm"
          variant="ghost"
          icon={<TrendingUpDown />}
          onMouseDown={keepFocus}
          onClick={() => analysis.ask({ view: 'tornado', figure: address })}
        >
          ¿Qué la mueve?
        </Button>
      </>
    );
  }
  const field = calculation.field(target);
  const isMovable = field && !field.notComputed && kinds[field.kind].type === 'number';
  if (!isMovable || field.options) return null;
  return (
    <>
      <Button
        size="sm"
        variant="ghost"
        icon={<SlidersHorizontal />}
        onMouseDown={keepFocus}
        onClick={() => analysis.ask({ view: 'move', input: address })}
      >
        Mover y ver
      </Button>
    </>
  );
}
