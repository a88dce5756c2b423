import { nameRequest } from '../../../../schemas/accounts.ts';
import { Button, toast } from '../../../ui/index.ts';
import { FailureBox } from '../forms/FailureBox.tsx';
import styles from '../forms/fields.module.css';
import { LineField } from '../forms/LineField.tsx';
import { useAccountForm } from '../forms/useAccountForm.ts';
import { changeName } from './personal.ts';

interface Props {
  firstName: string;
  lastName: string;
}

/** The change of one's name. */
export function NameForm({ firstName, lastName }: Props) {
  const form = useAccountForm({
    schema: nameRequest,
    defaultValues: { firstName, lastName },
    send: async (name) => {
      await changeName(name.firstName, name.lastName);
      form.reset(name);
      toast.success('Tu nombre cambió');
    },
    failure: 'Error al cambiar el nombre',
  });
  const { errors, isSubmitting, isDirty } = form.formState;
  return (
    <form noValidate className={styles.form} onSubmit={(event) => void form.submit(event)}>
      <FailureBox failure={form.failure} onRetry={() => void form.submit()} />
      <LineField
        {...form.register('firstName')}
        label="Nombre"
        error={errors.firstName?.message}
        autoComplete="given-name"
      />
      <LineField
        {...form.register('lastName')}
        label="Apellido"
        error={errors.lastName?.message}
        autoComplete="family-name"
      />
      <div>
        <Button type="submit" loading={isSubmitting} disabled={!isDirty}>
          Guardar nombre
        </Button>
      </div>
    </form>
  );
}
