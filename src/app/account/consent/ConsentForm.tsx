import { useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { consentForm } from '../../../../schemas/accounts.ts';
import { Button, toast } from '../../../ui/index.ts';
import { ConsentBox } from '../../legal/ConsentBox.tsx';
import { FailureBox } from '../forms/FailureBox.tsx';
import { useAccountForm } from '../forms/useAccountForm.ts';
import styles from './ConsentForm.module.css';
import { CONSENT_KEY, giveConsent } from './useConsent.ts';

/** The box, not ticked, and the button that keeps what it says; `children` are other buttons. */
export function ConsentForm({ children }: { children?: ReactNode }) {
  const client = useQueryClient();
  const form = useAccountForm({
    schema: consentForm,
    defaultValues: { agrees: false },
    send: async () => {
      client.setQueryData(CONSENT_KEY, await giveConsent());
      toast.success('Gracias: guardamos tu autorización');
    },
    failure: 'Error al guardar tu autorización',
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void form.submit(event)}>
      <FailureBox failure={form.failure} onRetry={() => void form.submit()} />
      <ConsentBox {...form.register('agrees')} error={errors.agrees?.message} />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" loading={isSubmitting}>
          Guardar autorización
        </Button>
        {children}
      </div>
    </form>
  );
}
