import { writeFile } from 'node:fs/promises';
import type { Calculation, Tool } from '../tool/index.ts';
import { Failure, systemReason } from './failure.ts';

/** Writes workbooks: one to the path that was asked for, of several cases the nth to `name-n.xlsx`. */
export class Workbooks {
  constructor(
    private readonly tool: Tool,
    private readonly path: string,
    private readonly isBatch: boolean,
  ) {}

  /** @throws {Failure} where the tool computes nothing, or the file can't be written */
  async write(calculation: Calculation, number: number): Promise<void> {
    // The writer weighs more than all the rest of a calculation.
    const [{ hasFormulas, workbookOf }, { writeBook }] = await Promise.all([
      import('../xlsx/index.ts'),
      import('../xlsx/write.ts'),
    ]);
    if (!hasFormulas(calculation)) {
      throw new Failure(`«${this.tool.id}» no calcula nada: no hay fórmulas que exportar`);
    }
    const bytes = await writeBook(workbookOf(this.tool, calculation, new Date()));
    const path = this.isBatch ? numbered(this.path, number) : this.path;
    try {
      await writeFile(path, bytes);
    } catch (error) {
      throw new Failure(`no se pudo escribir «${path}»: ${systemReason(error)}`);
    }
  }
}

/** `casos.xlsx` is `casos-3.xlsx` for the third case. */
function numbered(path: string, number: number): string {
  const [, stem = path, extension = ''] = /^(.*?)(\.[^./\\]*)?$/s.exec(path) ?? [];
  return `${stem}-${number}${extension}`;
}
