import { changeForm } from '../../../../schemas/accounts.ts';
import { Button, toast } from '../../../ui/index.ts';
import { changePassword } from '../service.ts';
import { PasswordHint } from '../strength/PasswordHint.tsx';
import { FailureBox } from './FailureBox.tsx';
import styles from './fields.module.css';
import { PasswordField } from './PasswordField.tsx';
import { useAccountForm } from './useAccountForm.ts';

const EMPTY = { currentPassword: '', newPassword: '', confirmPassword: '' };

/** The change of one's password, after the present one. */
export function ChangePassword({ email }: { email: string }) {
  const form = useAccountForm({
    schema: changeForm,
    defaultValues: EMPTY,
    send: async ({ currentPassword, newPassword }) => {
      const { message } = await changePassword(currentPassword, newPassword);
      form.reset(EMPTY);
      toast.success(message);
    },
    failure: 'Error al cambiar contraseña',
  });
  const { errors, isSubmitting } = form.formState;
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void form.submit(event)}>
      <FailureBox failure={form.failure} onRetry={() => void form.submit()} />
      {/* For password managers: whose password it is. */}
      <input hidden readOnly type="text" autoComplete="username" value={email} />
      <PasswordField
        {...form.register('currentPassword')}
        label="Contraseña actual"
        error={errors.currentPassword?.message}
        autoComplete="current-password"
      />
      <PasswordField
        {...form.registerConfirmed('newPassword', 'confirmPassword')}
        label="Nueva contraseña"
        error={errors.newPassword?.message}
        hint={<PasswordHint password={form.watch('newPassword')} personal={[email]} />}
        autoComplete="new-password"
      />
      <PasswordField
        {...form.register('confirmPassword')}
        label="Confirma tu nueva contraseña"
        error={errors.confirmPassword?.message}
        autoComplete="new-password"
      />
      <div>
        <Button type="submit" variant="primary" loading={isSubmitting}>
          Cambiar contraseña
        </Button>
      </div>
    </form>
  );
}
