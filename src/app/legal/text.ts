import type { Operator } from '../../../schemas/accounts.ts';

/** A paragraph, or the points of a list. */
export type Block = string | readonly string[];

export interface LegalSection {
  readonly title: string;
  readonly blocks: readonly Block[];
}

/** What people agree to. Its version is in `schemas/legal.ts`. */
export interface LegalText {
  readonly title: string;
  readonly summary: string;
  readonly sections: readonly LegalSection[];
}

/** Who answers, in a list; what the operator hasn't said is said to be missing. */
export function identityOf({ name, taxId, address, email, phone }: Operator): readonly string[] {
  const known = (value: string) => (value === '' ? 'sin publicar' : value);
  return [
    `Nombre o razón social: ${known(name)}`,
    `NIT o cédula: ${known(taxId)}`,
    `Domicilio: ${known(address)}`,
    `Correo electrónico: ${known(email)}`,
    `Teléfono: ${known(phone)}`,
  ];
}

/** Whom to write to: the operator's address, where it is known. */
export const channelOf = ({ email }: Operator): string =>
  email === '' ? 'quien opera este servicio' : email;
