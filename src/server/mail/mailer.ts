import path from 'node:path';
import { createTransport } from 'nodemailer';
import type { Message } from './message.ts';
import { openMailQueue } from './queue.ts';
import type { MailLog } from './queue.ts';
import { writeToOutbox } from './outbox.ts';

export interface Mailer {
  /** Sends the message, or keeps it until it can be sent. */
  send: (message: Message) => Promise<void>;
  /** Tries again what couldn't be sent. */
  retry: () => Promise<void>;
}

export interface MailOptions {
  /** Where and as whom messages are handed in; without it they go to the outbox. */
  SMTP_URL?: string | undefined;
  MAIL_FROM: string;
  /** In production nothing is handed in without TLS. */
  isProduction: boolean;
  OUTBOX_DIR: string;
}

const TIMEOUT_MS = 15_000;

/** How messages leave the service. */
export function createMailer(options: MailOptions, log: MailLog): Mailer {
  const { SMTP_URL: url, MAIL_FROM: from, OUTBOX_DIR: outbox } = options;
  if (url === undefined) {
    return {
      send: async (message) => {
        const file = await writeToOutbox(outbox, from, message);
        log.info({ file }, 'Mensaje en la bandeja de salida');
      },
      retry: async () => undefined,
    };
  }
  const timeouts = {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  };
  const transport = createTransport({ url, ...timeouts, requireTLS: options.isProduction });
  const deliver = async ({ to, subject, text, html }: Message) => {
    await transport.sendMail({ from, to, subject, text, html });
  };
  const queue = openMailQueue(path.join(outbox, 'queue'), deliver, log);
  return { send: queue.add, retry: queue.retry };
}
