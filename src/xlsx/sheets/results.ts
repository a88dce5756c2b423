import {
  conditionId,
  fillIn,
  type Formula,
  type Ranking,
  rankedRecords,
  read,
  unitOf,
} from '../../tool/index.ts';
import { computedFormat, isWholeOrNot } from '../formats.ts';
import type { Formulas } from '../formulas.ts';
import { quoted } from '../formula/text.ts';
import { address, Grid } from '../grid.ts';
import { FIRST_ROW, type Layout, VALUE_COLUMN } from '../layout.ts';
import { colourRule } from './colours.ts';
import { putHeads, putTitle } from './heads.ts';
import { messageFormula } from './message.ts';

const UNIT = 2;

/** 'Resultados': figures, results, what they suggest, and rankings; a label and a value a row. */
export class ResultsSheet {
  readonly grid: Grid;

  constructor(
    private readonly layout: Layout,
    private readonly formulas: Formulas,
    title: string,
  ) {
    this.grid = new Grid(layout.resultsSheet, { frozenRows: FIRST_ROW });
    putTitle(this.grid, title, 'Cada valor sigue a las entradas.');
    putHeads(this.grid, ['Resultado', 'Valor', 'Unidad']);
    this.grid.widen(VALUE_COLUMN, 22);
    const { figures, results } = layout.calculation.declaration;
    const shown = new Set<string>();
    this.putSection('Cifras que deciden', figures, shown);
    for (const { title: heading, items } of results) this.putSection(heading, items, shown);
    this.putRest(shown);
    this.putAdvice();
    this.putRankings();
  }

  private next(): number {
    return Math.max(this.grid.height, FIRST_ROW);
  }

  private heading(value: string): void {
    this.grid.put(this.next(), 0, { value, look: 'section' });
  }

  private putSection(heading: string, all: readonly string[], shown: Set<string>): void {
    const { formulas } = this.layout.calculation.declaration;
    const ids = all.filter((id) => !formulas[id]?.internal);
    if (ids.length === 0) return;
    this.heading(heading);
    for (const id of ids) {
      shown.add(id);
      this.putValue(id);
    }
  }

  /** Results that the page shows in charts and cells only. */
  private putRest(shown: ReadonlySet<string>): void {
    const { formulas } = this.layout.calculation.declaration;
    const rest = Object.keys(formulas).filter((id) => !shown.has(id));
    this.putSection('Otros resultados', rest, new Set());
  }

  private putValue(id: string): void {
    const { calculation } = this.layout;
    const formula = calculation.formula({ id });
    if (!formula) return;
    const row = this.next();
    const value = this.formulas.value({ id });
    const place = this.layout.place({ id });
    const format = computedFormat(formula);
    this.grid.put(row, 0, { value: formula.label, look: 'label' });
    this.grid.put(row, VALUE_COLUMN, {
      value: value ?? missingText(formula),
      formula: `IFERROR(${place.name},${quoted(missingText(formula)).text})`,
      look: 'total',
      known: true,
      ...(format === undefined ? {} : { format }),
    });
    this.grid.put(row, UNIT, { value: unitOf(formula), look: 'note' });
    this.grid.widen(0, formula.label.length);
    this.grid.widen(VALUE_COLUMN, read(calculation, { id }).text.length + 4);
    if (isWholeOrNot(formula)) this.grid.wholes.push(address(row, VALUE_COLUMN));
    this.grid.widen(UNIT, unitOf(formula).length);
    const rule = colourRule(formula, this.layout, address(row, VALUE_COLUMN));
    if (rule) this.grid.colours.push(rule);
  }

  /** Recommendations and notices of the whole; those of records stand beside them. */
  private putAdvice(): void {
    const { calculation } = this.layout;
    const own = calculation.declaration.advice.filter(({ list }) => list === undefined);
    if (own.length > 0) this.heading('Avisos y recomendaciones');
    for (const { id, message, notice } of own) {
      const row = this.next();
      const condition = conditionId.advice(id);
      const { name } = this.layout.place({ id: condition });
      const text = messageFormula(message, calculation, this.formulas, { row: 0, label: id });
      this.grid.put(row, 0, { value: notice ? 'Aviso' : 'Recomendación', look: 'label' });
      const value = calculation.holds(condition) ? fillIn(calculation, message) : '';
      const formula = `IF(IFERROR(${name},0)=1,${text},"")`;
      this.grid.putMessage(row, VALUE_COLUMN, { value, formula }, value.length);
    }
  }

  private putRankings(): void {
    for (const [id, ranking] of Object.entries(this.layout.calculation.declaration.rankings)) {
      const places = this.layout.rankings.get(id);
      if (places) this.putRanking(id, ranking, places);
    }
  }

  private putRanking(id: string, ranking: Ranking, places: string): void {
    const { calculation } = this.layout;
    const rows = calculation.rows(ranking.list);
    this.heading(ranking.group ? `${ranking.group}: ${ranking.label}` : ranking.label);
    const picked = rankedRecords(calculation, id, ranking);
    const columns = [ranking.show, ...(ranking.beside === undefined ? [] : [ranking.beside])];
    for (let at = 1; at <= Math.min(ranking.limit ?? rows, rows); at++) {
      const row = this.next();
      this.grid.put(row, 0, { value: `${at}.`, look: 'label' });
      columns.forEach((column, beside) => {
        const ref = { id: column, table: ranking.list };
        const isText = calculation.sheet.column(ref).type === 'text';
        const record = picked[at - 1];
        const shape = this.layout.shape(ref);
        const format = shape && computedFormat(shape);
        const found = `INDEX(${this.layout.place(ref).name},MATCH(${at},${places},0))`;
        const value = record === undefined ? '' : this.formulas.value({ ...ref, row: record });
        this.grid.put(row, VALUE_COLUMN + beside, {
          value: value ?? '',
          formula: `IFERROR(${found}${isText ? '&""' : ''},"")`,
          look: 'computed',
          known: shape?.kind !== 'toggle',
          ...(format === undefined ? {} : { format }),
        });
      });
    }
  }
}

/** What stands where there is no value. */
function missingText({ missing, applies }: Formula): string {
  return missing ?? (applies === undefined ? 'N/A' : '—');
}
