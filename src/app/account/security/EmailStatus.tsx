import { useState } from 'react';
import { messageAnswer } from '../../../../schemas/accounts.ts';
import { Badge, Button, toast } from '../../../ui/index.ts';
import { RequestFailure } from '../failure.ts';
import { request } from '../request.ts';
import styles from './EmailStatus.module.css';
import { useSecurity } from './useSecurity.ts';

/** Whether the address is confirmed, and another link where it isn't. */
export function EmailStatus() {
  const { data } = useSecurity();
  const [isSending, setSending] = useState(false);
  if (data === undefined) return null;
  if (data.emailConfirmed) {
    return (
      <div className={styles.status}>
        <Badge variant="success">Confirmado</Badge>
      </div>
    );
  }
  const send = async () => {
    setSending(true);
    try {
      const { message } = await sendConfirmation();
      toast.success(message);
    } catch (error) {
      toast.error(error instanceof RequestFailure ? error.message : FAILURE);
    } finally {
      setSending(false);
    }
  };
  return (
    <div className={styles.status}>
      <Badge variant="warning">Sin confirmar</Badge>
      <p className={styles.note}>
        Abre el enlace que te enviamos. Hasta entonces no te avisamos si tu contraseña cambia.
      </p>
      <Button size="sm" loading={isSending} onClick={() => void send()}>
        Enviar otro enlace
      </Button>
    </div>
  );
}

const FAILURE = 'Error al enviar el enlace';

const sendConfirmation = () =>
  request('/account/confirmation', { method: 'POST', answer: messageAnswer, failure: FAILURE });
