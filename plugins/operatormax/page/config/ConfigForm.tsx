import { Check } from 'lucide-react';
import type { ReactNode } from 'react';
import { Button, Section } from '../../../../src/ui/index.ts';
import { DraftScope, InputEditor, Pending, useSession } from '../../../../src/workbench/index.ts';
import { IndicatorList } from '../cash-flow/Indicators.tsx';
import styles from './config.module.css';
import { FormActions } from './FormActions.tsx';
import { type Part, useDraft } from './useDraft.ts';
import { useFlash } from './useFlash.ts';
import { TabFormula } from '../TabFormula.tsx';
import { Unsaved } from '../Unsaved.tsx';

interface Props {
  /** What saving is called in the history: 'Guardar el operador'. */
  label: string;
  parts: readonly Part[];
  children: ReactNode;
  /** Beside the form: what its values lead to. */
  summary: readonly string[];
  summaryTitle: string;
}

const CONFIRMED_MS = 3000;

/** A form that counts once it is saved; what it would lead to is shown beside it meanwhile. */
export function ConfigForm({ label, parts, children, summary, summaryTitle }: Props) {
  const { draft, dirty, held, savable, save, cancel, recalled } = useDraft(label, parts);
  const [confirmed, confirm] = useFlash(CONFIRMED_MS);
  return (
    <DraftScope draft={draft} save={savable ? save : undefined} className={styles.tab}>
      <TabFormula />
      <div className={styles.columns}>
        <form
          className={styles.form}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            if (dirty && save()) confirm();
          }}
        >
          {recalled}
          {children}
          <FormActions dirty={held}>
            <Button type="submit" variant="primary" disabled={!savable || !dirty}>
              {held ? 'Guardar Configuración' : 'Configuración Guardada'}
            </Button>
            {held && (
              <Button variant="ghost" onClick={cancel}>
                Cancelar Cambios
              </Button>
            )}
            <span role="status" className={styles.confirmed}>
              {confirmed && !held && (
                <>
                  <Check aria-hidden="true" /> Los cambios se guardaron
                </>
              )}
            </span>
            <Pending inForm />
          </FormActions>
        </form>
        <Summary title={summaryTitle} ids={summary} dirty={dirty} />
      </div>
    </DraftScope>
  );
}

/** Figures of the draft: they move while one types. */
export function Summary({
  title,
  ids,
  dirty,
}: {
  title: string;
  ids: readonly string[];
  dirty: boolean;
}) {
  return (
    <Section title={title} minor description={<Unsaved shown={dirty} />}>
      <IndicatorList ids={ids} />
    </Section>
  );
}

/** The editor of an input of the model. */
export function Input({ id, required = false }: { id: string; required?: boolean }) {
  const field = useSession().calculation.field({ id });
  return field ? <InputEditor id={id} field={field} required={required} /> : null;
}
