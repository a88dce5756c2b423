export type { Book, BookCell, BookSheet } from './book.ts';
export { hasFormulas, workbookOf } from './workbook.ts';
export { writeBook } from './write.ts';
