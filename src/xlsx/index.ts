export type { Book, BookCell, BookSheet } from './book.ts';
export { hasFormulas } from './hasFormulas.ts';
export { workbookOf, workbookSteps } from './workbook.ts';
