import { createTransport } from 'nodemailer';
import type { Message } from './message.ts';
import { writeToOutbox } from './outbox.ts';
import type { MailLog } from './queue.ts';

export interface MailOptions {
  /** Where and as whom messages are handed in; without it they go to the outbox. */
  SMTP_URL?: string | undefined;
  MAIL_FROM: string;
  /** In production nothing is handed in without TLS. */
  isProduction: boolean;
  OUTBOX_DIR: string;
}

const TIMEOUT_MS = 15_000;

/** Hands a message in. @throws where it isn't taken */
export type Transport = (message: Message) => Promise<void>;

/** How messages leave the service. */
export function createMailTransport(options: MailOptions, log: MailLog): Transport {
  const { SMTP_URL: url, MAIL_FROM: from, OUTBOX_DIR: outbox } = options;
  if (url === undefined) {
    return async (message) => {
      const file = await writeToOutbox(outbox, from, message);
      log.info({ file }, 'Mensaje en la bandeja de salida');
    };
  }
  const timeouts = {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  };
  const transport = createTransport({ url, ...timeouts, requireTLS: options.isProduction });
  return async ({ to, subject, text, html }) => {
    await transport.sendMail({ from, to, subject, text, html });
  };
}
