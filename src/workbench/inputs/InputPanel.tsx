import { Section } from '../../ui/index.ts';
import { useSession } from '../useSession.ts';
import { InputEditor } from './InputEditor.tsx';
import styles from './InputPanel.module.css';

/** All inputs of a tool, by section. */
export function InputPanel() {
  const { declaration } = useSession().calculation;
  if (declaration.sections.length === 0) return null;
  return (
    <div data-input-panel className={styles.panel}>
      {declaration.sections.map((section) => (
        <Section key={section.title} title={section.title} minor className={styles.section}>
          <div className={styles.fields}>
            {section.inputs.map((id) => {
              const field = declaration.inputs[id];
              return field && <InputEditor key={id} id={id} field={field} />;
            })}
          </div>
        </Section>
      ))}
    </div>
  );
}
