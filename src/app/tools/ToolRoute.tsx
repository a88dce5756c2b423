import { ErrorBoundary } from 'react-error-boundary';
import type { Tool } from '../../tool/index.ts';
import { ErrorScreen } from '../../ui/index.ts';
import { ToolPage } from '../../workbench/index.ts';
import { useTitle } from '../useTitle.ts';

/** A tool in the workbench. What breaks inside it leaves the frame of the app standing. */
export function ToolRoute({ tool }: { tool: Tool }) {
  useTitle(tool.title);
  return (
    <ErrorBoundary FallbackComponent={ErrorScreen}>
      <ToolPage key={tool.id} tool={tool} />
    </ErrorBoundary>
  );
}
