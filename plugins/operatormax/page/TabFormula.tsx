import type { Ref } from '../../../src/tool/index.ts';
import { FormulaBar, stickyPart } from '../../../src/workbench/index.ts';
import styles from './page.module.css';

/** The formula of a tab without a sheet on top: on a phone it comes up from below, wherever one is in the tab. */
export function TabFormula({ shows }: { shows?: (ref: Ref) => boolean }) {
  return (
    <div ref={stickyPart} className={styles.formula}>
      <FormulaBar shows={shows} />
    </div>
  );
}
