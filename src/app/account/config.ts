import { type PublicConfig, publicConfig } from '../../../schemas/accounts.ts';
import { logWarning } from './log.ts';
import { AUTH, send } from './send.ts';

/** The page waits for it, and works without it. */
const PATIENCE_MS = 3000;

const WITHOUT: PublicConfig = {
  registration: 'open',
  demo: null,
  operator: { name: '', taxId: '', address: '', email: '', phone: '' },
};
let known: Promise<PublicConfig> | null = null;

/**
 * What the operator has settled: whether registration is open, and the demo account. Asked for once;
 * where that failed, the service itself refuses what it doesn't take.
 */
export function loadConfig(): Promise<PublicConfig> {
  known ??= send('/config', {
    answer: publicConfig,
    service: { ...AUTH, timeoutMs: PATIENCE_MS },
  }).catch((error: unknown) => {
    logWarning('No se pudo leer la configuración', error);
    return WITHOUT;
  });
  return known;
}
