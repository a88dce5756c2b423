import { type BlockKind, type BlockOf, blocksOf } from '../../tool/index.ts';
import { useSession } from './useSession.ts';

/** The blocks of one kind that the page shows now, in their order. */
export function useBlocks<K extends BlockKind>(kind: K): readonly BlockOf<K>[] {
  const { calculation } = useSession();
  return blocksOf(calculation, kind).filter(({ visible }) => visible);
}
