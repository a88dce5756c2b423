import { use, useCallback, useState } from 'react';
import type { Document, Json } from '../../tool/index.ts';
import { type ExcerptQuestion, ToolExcerpt } from '../../workbench/index.ts';
import { loadTool } from './load.ts';
import { checkPreset, ownInputs } from './preset.ts';
import { RefusedInputs } from './RefusedInputs.tsx';

interface Props {
  id: string;
  /** By their ids, as they came from outside. */
  inputs: Readonly<Record<string, unknown>>;
  /** Called with what makes the tool what the person made of it. */
  onEdit: (inputs: Readonly<Record<string, Json>>) => void;
  /** A what-if question about it. */
  question?: ExcerptQuestion | undefined;
}

/** A part of a tool, with inputs of its own, inside another page. */
export function ToolSample({ id, inputs, onEdit, question }: Props) {
  const tool = use(loadTool(id));
  const [preset] = useState(() => checkPreset(tool, inputs));
  const tell = useCallback(
    (document: Document) => onEdit(ownInputs(tool, document)),
    [tool, onEdit],
  );
  return (
    <>
      {preset.refused.length > 0 && <RefusedInputs from="la lección" messages={preset.refused} />}
      <ToolExcerpt tool={tool} start={preset.document} onEdit={tell} question={question} />
    </>
  );
}
