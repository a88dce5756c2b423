import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { Badge, Button, toast } from '../../../ui/index.ts';
import { CodesStep } from './CodesStep.tsx';
import { PasswordStep } from './PasswordStep.tsx';
import { ScanStep } from './ScanStep.tsx';
import { beginSecondFactor, codesLeft, disableSecondFactor, renewCodes } from './secondFactor.ts';
import styles from './SecondFactor.module.css';
import { SECURITY_KEY, useSecurity } from './useSecurity.ts';

type Step =
  | { at: 'rest' }
  | { at: 'password'; purpose: 'begin' | 'codes' | 'disable' }
  | { at: 'scan'; secret: string; uri: string }
  | { at: 'codes'; codes: readonly string[] };

const REST: Step = { at: 'rest' };
const BUTTONS = { begin: 'Continuar', codes: 'Dar códigos nuevos', disable: 'Desactivar' };

/** The verification in two steps: whether it is on, and what turns it on and off, step by step. */
export function SecondFactor({ email }: { email: string }) {
  const { data, isError, refetch } = useSecurity();
  const client = useQueryClient();
  const [step, setStep] = useState<Step>(REST);
  const go = (next: Step) => {
    setStep(next);
    void client.invalidateQueries({ queryKey: SECURITY_KEY });
  };

  if (step.at === 'password') {
    const { purpose } = step;
    const send = async (password: string) => {
      if (purpose === 'begin') setStep({ at: 'scan', ...(await beginSecondFactor(password)) });
      else if (purpose === 'codes') go({ at: 'codes', ...(await renewCodes(password)) });
      else {
        toast.success((await disableSecondFactor(password)).message);
        go(REST);
      }
    };
    return (
      <PasswordStep
        key={purpose}
        email={email}
        button={BUTTONS[purpose]}
        isDanger={purpose === 'disable'}
        send={send}
        onCancel={() => setStep(REST)}
      />
    );
  }
  if (step.at === 'scan') {
    return (
      <ScanStep
        secret={step.secret}
        uri={step.uri}
        onDone={(codes) => {
          toast.success('Activaste la verificación en dos pasos.');
          go({ at: 'codes', codes });
        }}
        onCancel={() => setStep(REST)}
      />
    );
  }
  if (step.at === 'codes') return <CodesStep codes={step.codes} onDone={() => go(REST)} />;
  if (isError) {
    return (
      <div className={styles.step}>
        <p>No pudimos saber si está activa.</p>
        <Button onClick={() => void refetch()}>Intentar de nuevo</Button>
      </div>
    );
  }
  if (data === undefined) return null;
  const ask = (purpose: 'begin' | 'codes' | 'disable') => setStep({ at: 'password', purpose });
  if (!data.secondFactor) {
    return (
      <div className={styles.step}>
        <Badge>Inactiva</Badge>
        <Button onClick={() => ask('begin')}>Activar</Button>
      </div>
    );
  }
  return (
    <div className={styles.step}>
      <Badge variant="success">Activa</Badge>
      <p>{codesLeft(data)}</p>
      <div className={styles.buttons}>
        <Button onClick={() => ask('codes')}>Códigos nuevos</Button>
        <Button onClick={() => ask('disable')}>Desactivar</Button>
      </div>
    </div>
  );
}
