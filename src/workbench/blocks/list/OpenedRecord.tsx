import { type ComponentProps } from 'react';
import { lazyPart, PartBoundary } from '../../../ui/index.ts';

const RecordEditor = lazyPart(async () => (await import('./RecordEditor.tsx')).RecordEditor);

/** A record's own form, loaded once one is opened. */
export function OpenedRecord(props: ComponentProps<typeof RecordEditor>) {
  return (
    <PartBoundary what="el formulario" waiting={null}>
      <RecordEditor {...props} />
    </PartBoundary>
  );
}
