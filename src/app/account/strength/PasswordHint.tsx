import { useEffect, useState } from 'react';
import { once } from '../../../ui/index.ts';
import type { GuessesOf } from './estimate.ts';
import styles from './PasswordHint.module.css';
import { verdictOf } from './verdict.ts';

// Loaded once somebody types a new password: the words weigh more than the page.
const loadEstimate = once(async () => {
  const [{ estimator }, { passwords, words, names }] = await Promise.all([
    import('./estimate.ts'),
    import('virtual:common-words'),
  ]);
  return { guessesOf: estimator({ passwords, words, names }) };
});

interface Props {
  password: string;
  /** What others know of the person. */
  personal: readonly string[];
}

/** Under a new password: what it must have, and how soon it would be guessed. */
export function PasswordHint({ password, personal }: Props) {
  const [estimate, setEstimate] = useState<{ guessesOf: GuessesOf } | null>(null);
  const isTyped = password !== '';
  useEffect(() => {
    // Where the words don't arrive there is no verdict; the service refuses the worst anyway.
    if (isTyped) loadEstimate().then(setEstimate, () => undefined);
  }, [isTyped]);
  if (!isTyped || estimate === null) return 'Al menos 6 caracteres';
  const { level, text } = verdictOf(estimate.guessesOf(password, personal));
  return (
    <span className={styles.hint}>
      <span aria-hidden="true" className={styles.bar} data-level={level}>
        {[1, 2, 3, 4].map((each) => (
          <span key={each} className={each <= level ? styles.full : undefined} />
        ))}
      </span>
      {text}
    </span>
  );
}
