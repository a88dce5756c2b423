/** The parameter of a tool's address that names the case to open. */
export const CASE_PARAM = 'caso';

export const caseAddress = (path: string, id: string): string =>
  `${path}?${CASE_PARAM}=${encodeURIComponent(id)}`;
