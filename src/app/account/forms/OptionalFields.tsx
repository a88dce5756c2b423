import type { UseFormReturn } from 'react-hook-form';
import type * as z from 'zod/mini';
import type { signupForm } from '../../../../schemas/accounts.ts';
import { Field, SelectField } from '../../../ui/index.ts';
import styles from './fields.module.css';
import { EmailField, LineField } from './LineField.tsx';
import { SIGNUP_TYPE_OPTIONS } from '../userTypeNames.ts';

type Form = UseFormReturn<z.infer<typeof signupForm>>;

/** What a person may say of themselves at sign-up, or leave empty. */
export function OptionalFields({ form }: { form: Pick<Form, 'register' | 'formState'> }) {
  const { errors } = form.formState;
  return (
    <fieldset className={styles.optional}>
      <legend>Opcional</legend>
      <div className={styles.pair}>
        <Field label="Perfil" error={errors.userType?.message} className={styles.field}>
          <SelectField {...form.register('userType')} options={SIGNUP_TYPE_OPTIONS} />
        </Field>
        <LineField
          {...form.register('phoneNumber')}
          label="Teléfono"
          error={errors.phoneNumber?.message}
          inputMode="tel"
          autoComplete="tel"
        />
      </div>
      <EmailField
        {...form.register('contactEmail')}
        label="Email de contacto"
        error={errors.contactEmail?.message}
        hint="Si prefieres que te escriban a otro"
        autoComplete="off"
      />
    </fieldset>
  );
}
