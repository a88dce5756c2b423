import { use } from 'react';
import { Dialog } from '../../ui/index.ts';
import { SubmitPanel } from '../../workbench/index.ts';
import { loadTool } from './load.ts';

/** A small tool over the catalogue. */
export function ToolDialog({ id, onClose }: { id: string; onClose: () => void }) {
  const tool = use(loadTool(id));
  return (
    <Dialog open title={tool.title} onOpenChange={(open) => !open && onClose()}>
      <SubmitPanel tool={tool} />
    </Dialog>
  );
}
