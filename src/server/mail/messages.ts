import { escapeHtml } from '../http/escape.ts';
import type { Message } from './message.ts';

interface Person {
  email: string;
  /** Empty where the address may be somebody else's. */
  firstName: string;
}

/** The link by which a person sets a new password. */
export function passwordRecovery(
  person: Person,
  appUrl: string,
  token: string,
  minutes: number,
): Message {
  // Behind '#', which browsers send to nobody: no log and no other site gets to see it.
  const link = `${appUrl}/reset-password#token=${encodeURIComponent(token)}`;
  return compose('recuperacion', person, 'Restablece tu contraseña de Ábaco', [
    'Recibimos una solicitud para restablecer la contraseña de tu cuenta de Ábaco.',
    { text: 'Crear una contraseña nueva', link },
    `El enlace sirve una sola vez y vence en ${minutes} minutos.`,
    'Si no hiciste esta solicitud, ignora este mensaje: tu contraseña sigue siendo la misma.',
  ]);
}

/** To an address that may be a stranger's: nothing in it was typed by anybody. */
export function emailConfirmation(
  email: string,
  appUrl: string,
  token: string,
  hours: number,
): Message {
  const link = `${appUrl}/confirm-email#token=${encodeURIComponent(token)}`;
  return compose('confirmacion', { email, firstName: '' }, 'Confirma tu email en Ábaco', [
    'Con este email se creó una cuenta de Ábaco. Si fuiste tú, confírmalo:',
    { text: 'Confirmar mi email', link },
    `El enlace vence en ${hours} horas.`,
    'Si no fuiste tú, ignora este mensaje: no te escribiremos más.',
  ]);
}

/** To the address that is to be an account's: it may be a stranger's, so nothing in it was typed. */
export function newEmailLink(email: string, appUrl: string, token: string, hours: number): Message {
  const link = `${appUrl}/confirm-email#change=${encodeURIComponent(token)}`;
  return compose('email-nuevo', { email, firstName: '' }, 'Confirma tu nuevo email en Ábaco', [
    'Alguien pidió que este sea el email de su cuenta de Ábaco. Si fuiste tú, confírmalo:',
    { text: 'Usar este email', link },
    `El enlace sirve una sola vez y vence en ${hours} horas.`,
    'Si no fuiste tú, ignora este mensaje: no te escribiremos más.',
  ]);
}

export function emailChangeAsked(person: Person, appUrl: string): Message {
  return compose('email-pedido', person, 'Se pidió cambiar el email de tu cuenta de Ábaco', [
    'Alguien que está en tu cuenta y sabe la contraseña pidió cambiar su email. El cambio vale cuando se abra el enlace que enviamos al nuevo.',
    'Si fuiste tú, no tienes que hacer nada aquí.',
    'Si no fuiste tú, cambia tu contraseña cuanto antes: el pedido se anula.',
    { text: 'Restablecer la contraseña', link: `${appUrl}/forgot-password` },
  ]);
}

/** To the address that was the account's until now. */
export function emailChanged(person: Person): Message {
  return compose('email-cambiado', person, 'El email de tu cuenta de Ábaco cambió', [
    'Tu cuenta de Ábaco ahora tiene otro email, y ya no te escribiremos a este. Las demás sesiones se cerraron.',
    'Si no fuiste tú, escribe a quien opera el servicio: con este email ya no se puede recuperar la cuenta.',
  ]);
}

export function passwordChanged(person: Person, appUrl: string): Message {
  return compose('clave-cambiada', person, 'Tu contraseña de Ábaco cambió', [
    'La contraseña de tu cuenta de Ábaco acaba de cambiar, y las demás sesiones se cerraron.',
    'Si fuiste tú, no tienes que hacer nada.',
    'Si no fuiste tú, recupera tu cuenta cuanto antes:',
    { text: 'Restablecer la contraseña', link: `${appUrl}/forgot-password` },
  ]);
}

type Paragraph = string | { text: string; link: string };

function compose(
  kind: string,
  { email, firstName }: Person,
  subject: string,
  paragraphs: readonly Paragraph[],
): Message {
  const greeting = firstName === '' ? 'Hola:' : `Hola, ${firstName}:`;
  const all = [greeting, ...paragraphs, 'Ábaco'];
  const text = all.map((each) => (typeof each === 'string' ? each : `${each.text}:\n${each.link}`));
  const html = all.map((each) =>
    typeof each === 'string'
      ? `<p>${escapeHtml(each)}</p>`
      : `<p><a href="${escapeHtml(each.link)}">${escapeHtml(each.text)}</a></p>`,
  );
  return {
    kind,
    to: { name: firstName, address: email },
    subject,
    text: `${text.join('\n\n')}\n`,
    html: page(subject, html),
  };
}

function page(title: string, blocks: readonly string[]): string {
  return [
    '<!doctype html>',
    '<html lang="es">',
    `<head><meta charset="utf-8"><title>${escapeHtml(title)}</title></head>`,
    '<body>',
    ...blocks,
    '</body>',
    '</html>',
    '',
  ].join('\n');
}
