import { use, useState } from 'react';
import { ToolExcerpt } from '../../workbench/index.ts';
import { loadTool } from './load.ts';
import { checkPreset } from './preset.ts';
import { RefusedInputs } from './RefusedInputs.tsx';

interface Props {
  id: string;
  /** By their ids, as they came from outside. */
  inputs: Readonly<Record<string, unknown>>;
}

/** A part of a tool, with inputs of its own, inside another page. */
export function ToolSample({ id, inputs }: Props) {
  const tool = use(loadTool(id));
  const [preset] = useState(() => checkPreset(tool, inputs));
  return (
    <>
      {preset.refused.length > 0 && <RefusedInputs from="la lección" messages={preset.refused} />}
      <ToolExcerpt tool={tool} start={preset.document} />
    </>
  );
}
