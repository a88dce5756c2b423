import { useState } from 'react';
import { useNavigate } from 'react-router-dom';
import { Button, toast } from '../../../ui/index.ts';
import page from '../pages/AccountPage.module.css';
import { PasswordStep } from '../security/PasswordStep.tsx';
import { deleteAccount } from './personal.ts';

/** Ends the account, after the password. */
export function DeleteAccount({ userId, email }: { userId: number; email: string }) {
  const [isSure, setSure] = useState(false);
  const navigate = useNavigate();
  if (!isSure) {
    return (
      <div>
        <Button variant="danger" onClick={() => setSure(true)}>
          Eliminar mi cuenta…
        </Button>
      </div>
    );
  }
  return (
    <div>
      <p className={page.note}>
        Se borran tus casos con sus versiones y enlaces, tu avance en los cursos y lo que este
        navegador guarda de ti. No se puede deshacer: descarga antes lo que quieras conservar.
      </p>
      <PasswordStep
        email={email}
        button="Eliminar mi cuenta"
        isDanger
        send={async (password) => {
          await deleteAccount(userId, password);
          toast.success('Tu cuenta y todo lo que guardaba se eliminaron');
          void navigate('/', { replace: true });
        }}
        onCancel={() => setSure(false)}
      />
    </div>
  );
}
