import { FormulaBar, stickyPart } from '../../../src/workbench/index.ts';
import styles from './page.module.css';

/** The formula of a tab without a sheet on top: on a phone it comes up from below, wherever one is in the tab. */
export function TabFormula() {
  return (
    <div ref={stickyPart} className={styles.formula}>
      <FormulaBar />
    </div>
  );
}
