/**
 * A number as a spreadsheet set to es-CO reads it: full precision, decimal comma, no
 * grouping, no exponent. The shortest text that reads back as the same number.
 */
export function plainNumber(value: number): string {
  return plainDecimal(value).replace('.', ',');
}

/** The same with a decimal point, for attributes that ignore the locale. */
export function plainDecimal(value: number): string {
  const text = String(Object.is(value, -0) ? 0 : value);
  const match = /^(-?)(\d)(?:\.(\d+))?e([+-]\d+)$/.exec(text);
  if (!match) return text;
  const [, sign = '', head = '', tail = '', exponentText = '0'] = match;
  const digits = head + tail;
  const exponent = Number(exponentText);
  if (exponent < 0) return `${sign}0.${'0'.repeat(-exponent - 1)}${digits}`;
  return sign + digits.padEnd(exponent + 1, '0');
}
