import { useState } from 'react';
import {
  Calculation,
  type Document,
  type Ref,
  type Scalar,
  type Tool,
} from '../../../src/tool/index.ts';

export interface DraftWrite {
  readonly ref: Ref;
  readonly value: Scalar;
}

/** The tool's values as they would be after some writes, which aren't made yet. */
export function usePreview(
  tool: Tool,
  document: Document,
  writes: readonly DraftWrite[],
): Calculation {
  const [preview] = useState(() => new Calculation(tool, document));
  const draft = structuredClone(document);
  for (const { ref, value } of writes) tool.document.write(draft, ref, value);
  preview.update(draft);
  return preview;
}
