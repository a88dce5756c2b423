/** Why a file can't be read as a workbook, in Spanish. */
export class WorkbookFault extends Error {
  override name = 'WorkbookFault';
}
