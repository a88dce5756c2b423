import { Section } from '../../ui/index.ts';
import { useBlocks } from '../session/useBlocks.ts';
import { useSession } from '../session/useSession.ts';
import { InputEditor } from './InputEditor.tsx';
import styles from './InputPanel.module.css';

/** All inputs of a tool, by section. */
export function InputPanel() {
  const { declaration } = useSession().calculation;
  const sections = useBlocks('inputs');
  if (sections.length === 0) return null;
  return (
    <div data-input-panel className={styles.panel}>
      {sections.map(({ id: section, title, items }) => (
        <Section key={section} title={title} minor className={styles.section}>
          <div className={styles.fields}>
            {items.map((id) => {
              const field = declaration.inputs[id];
              return field && <InputEditor key={id} id={id} field={field} />;
            })}
          </div>
        </Section>
      ))}
    </div>
  );
}
