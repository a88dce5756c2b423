/** The parameter of a tool's address that names the case to open. */
export const CASE_PARAM = 'caso';

/** The parameter that names the cases to compare. */
export const COMPARE_PARAM = 'comparar';

export const compareAddress = (path: string, ids: readonly string[]): string =>
  `${path}?${COMPARE_PARAM}=${ids.map(encodeURIComponent).join(',')}`;

export const caseAddress = (path: string, id: string): string =>
  `${path}?${CASE_PARAM}=${encodeURIComponent(id)}`;
