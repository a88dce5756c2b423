import { PEOPLE_OF } from '../../counted.ts';

/* What sheets say beside the price of one of several: 'COP/mes por persona', 'c/u'. */

/** That an amount is one person's, or of each of what the name counts. */
export const EACH = new RegExp(
  `(?<!\\p{L})(?:c\\/u|cada\\s+un[oa]|(?:(?:por|x|cada)\\s+|\\/\\s*)${PEOPLE_OF})(?!\\p{L})`,
  'iu',
);

/** How many there are, behind it or by itself: 'por persona, 6 personas'. */
export const PEOPLE = new RegExp(
  `(?:^|[,;(]|\\s[x×])\\s*(\\d{1,4})\\s+${PEOPLE_OF}\\s*\\)?\\s*$`,
  'iu',
);

/** 'COP/mes' of 'COP/mes por persona, 6 personas'. */
export const withoutEach = (text: string): string =>
  text.replace(PEOPLE, '').replace(EACH, ' ').trim();

/** Whether a head is over what one person earns. */
export const isSalary = (head: string): boolean => /salario|sueldo/i.test(head);
