/* What a cell of a workbook shows of percentages, by its number format. */

/** Brackets, texts in quotes, and what stands for itself, for its width or for a filling. */
const TOKEN = /\[[^\]]*\]|"[^"]*"?|[\\_*].|./gs;
const CONDITION = /^\[(<=|>=|<>|<|>|=)\s*(-?[\d.]+)\]$/;

/**
 * By how much a value is multiplied where its cell shows it with a percent sign: by 100 for the format's own,
 * by nothing for one that is only written behind the number. Null where no percent sign is shown.
 */
export function percentFactor(format: string, value: number): number | null {
  const shown = sectionFor(sectionsOf(format), value);
  const own = shown.filter((token) => token === '%').length;
  const isWritten = shown.some((token) => /^["\\]/.test(token) && token.includes('%'));
  return own > 0 || isWritten ? 100 ** own : null;
}

/** The parts of a format between its semicolons, as tokens. */
function sectionsOf(format: string): string[][] {
  const sections: string[][] = [[]];
  for (const token of format.match(TOKEN) ?? []) {
    if (token === ';') sections.push([]);
    else sections.at(-1)?.push(token);
  }
  // The fourth one is for texts.
  return sections.slice(0, 3);
}

/** The section by which a value is shown: by its condition, else by the sign. */
function sectionFor(sections: string[][], value: number): string[] {
  const last = sections.length - 1;
  const found = sections.find((section, at) => {
    const condition = section.map((token) => CONDITION.exec(token)).find((match) => match !== null);
    if (condition) return holds(value, condition[1] ?? '', Number(condition[2]));
    if (at === last) return true;
    if (at === 0) return last === 1 ? value >= 0 : value > 0;
    return value < 0;
  });
  return found ?? sections[last] ?? [];
}

function holds(value: number, sign: string, limit: number): boolean {
  if (sign === '<>') return value !== limit;
  const isBeyond =
    (sign.startsWith('<') && value < limit) || (sign.startsWith('>') && value > limit);
  return isBeyond || (sign.endsWith('=') && value === limit);
}
