import { comparables } from './fields.ts';
import { sections } from './rows.ts';
import { rubrics, subscoreId } from './rubrics/index.ts';

/**
 * The sheet of options: the sections of the comparison, then what is entered in its dialogs, so that
 * everything can be typed, pasted and filled.
 */
export const groups = [
  ...sections.map(({ title, rows }) => ({ title, items: rows.map(({ id }) => id) })),
  {
    title: 'Categoría y cifras del mercado',
    items: ['selectedCategory', ...comparables.map(({ marketId }) => marketId)],
  },
  ...rubrics.map((rubric) => ({
    title: rubric.label,
    items: rubric.criteria.map((criterion) => subscoreId(rubric, criterion)),
  })),
];
