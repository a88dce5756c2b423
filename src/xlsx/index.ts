export type { Book, BookCell, BookSheet } from './book.ts';
export { hasFormulas } from './hasFormulas.ts';
export { WorkbookFault } from './fault.ts';
export { originOf } from './origin.ts';
export type { FileSheet } from './read.ts';
export { readBack } from './readBack.ts';
export { workbookOf, workbookSteps } from './workbook.ts';
