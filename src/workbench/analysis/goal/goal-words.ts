import { type GoalAnswer, isFar } from './question.ts';
import { unbroken } from '../../../tool/index.ts';
import { figureText, valueText } from '../subject.ts';

/** The answer to a goal in a sentence or two. */
export const sayAnswer = (answer: GoalAnswer): string => unbroken(answerOf(answer));

function answerOf({ seek, isOpen, figure, variable, target }: GoalAnswer): string {
  const { solutions, jumps, nearest, reach, moves, gaps } = seek;
  const figureSays = (value: number) => figureText(figure.formula, value);
  const inputSays = (value: number) => valueText(variable, value);
  const [what, by] = [`«${figure.label}»`, `«${variable.label}»`];
  if (!reach || !nearest) return `${what} no se puede calcular con ningún valor de ${by}.`;
  if (!moves) return `${by} no mueve ${what}: con cualquier valor da ${figureSays(reach.from)}.`;
  if (solutions.length === 1)
    return `${what} llega a ${figureSays(target)} con un solo valor de ${by}:`;
  if (solutions.length > 1) {
    return `${what} llega a ${figureSays(target)} con ${solutions.length} valores de ${by}:`;
  }
  const near = isFar(nearest.value)
    ? `Se acerca cada vez más cuanto ${nearest.value > 0 ? 'mayor' : 'menor'} es ${by}.`
    : `Lo más cercano es ${figureSays(nearest.figure)}, con ${by} en ${inputSays(nearest.value)}.`;
  const [jump] = jumps;
  if (jump) {
    const { before, after } = jump;
    return `${what} nunca vale exactamente ${figureSays(target)}: pasa de ${figureSays(before.figure)} (con ${inputSays(before.value)}) a ${figureSays(after.figure)} (con ${inputSays(after.value)}). ${near}`;
  }
  const missing = gaps ? ' Con algunos valores no se puede calcular.' : '';
  // How far it goes is of no use where the search ended by itself.
  if (isOpen) return `No se alcanza moviendo ${by}. ${near}${missing}`;
  const range = `moviendo ${by}, ${what} va de ${figureSays(reach.from)} a ${figureSays(reach.to)}`;
  return `No se alcanza: ${range}. ${near}${missing}`;
}
