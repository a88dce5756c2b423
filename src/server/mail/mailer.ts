import { createTransport } from 'nodemailer';
import type { Message } from './message.ts';
import { writeToOutbox } from './outbox.ts';

export interface Mailer {
  send: (message: Message) => Promise<void>;
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

/** @param onWritten told where a message is that wasn't sent */
export function createMailer(options: MailOptions, onWritten: (file: string) => void): Mailer {
  const { SMTP_URL: url, MAIL_FROM: from, OUTBOX_DIR: outbox } = options;
  if (url === undefined) {
    return {
      send: async (message) => onWritten(await writeToOutbox(outbox, from, message)),
    };
  }
  const timeouts = {
    connectionTimeout: TIMEOUT_MS,
    greetingTimeout: TIMEOUT_MS,
    socketTimeout: TIMEOUT_MS,
  };
  const transport = createTransport({ url, ...timeouts, requireTLS: options.isProduction });
  return {
    send: async ({ to, subject, text, html }) => {
      await transport.sendMail({ from, to, subject, text, html });
    },
  };
}
