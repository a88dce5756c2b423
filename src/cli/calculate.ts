import { Calculation, type Document, problemLine, type Tool } from '../tool/index.ts';
import { isToolFile, openToolFile } from '../tool/document/file.ts';
import { oneLine } from './failure.ts';
import type { InputCase } from './json.ts';

/** A case calculated, or what is wrong with it: '`interestRate = 45: supera el máximo 30`'. */
export type Outcome =
  | {
      readonly calculation: Calculation;
      /** What was left out of the input; nothing that a figure depends on. */
      readonly notices: readonly string[];
    }
  | { readonly faults: readonly string[] };

/** Calculates one case after another; each costs only what differs from the one before. */
export class Calculator {
  private readonly tool: Tool;
  private calculation: Calculation | undefined;

  constructor(tool: Tool) {
    this.tool = tool;
  }

  calculate({ raw, faults }: InputCase): Outcome {
    if (raw === undefined) return { faults: faults.map(oneLine) };
    // What a page exported is read as the page reads it.
    const opened = isToolFile(raw) ? openToolFile(this.tool, raw) : { document: raw };
    if ('faults' in opened) return { faults: [...faults, ...opened.faults].map(oneLine) };
    const checked = this.tool.document.check(opened.document);
    const problems = 'problems' in checked ? checked.problems : [];
    const found = problems.map(problemLine);
    const all = [...faults, ...found].map(oneLine);
    return 'document' in checked && all.length === 0
      ? { calculation: this.take(checked.document), notices: checked.notices ?? [] }
      : { faults: all };
  }

  private take(document: Document): Calculation {
    if (this.calculation) this.calculation.update(document);
    else this.calculation = new Calculation(this.tool, document);
    return this.calculation;
  }
}
