import { cards } from 'virtual:catalogue';
import { type ReactNode, use, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { Tool } from '../../tool/index.ts';
import {
  CASE_PARAM,
  COMPARE_PARAM,
  type Shelf,
  ShelfContext,
  ToolPage,
} from '../../workbench/index.ts';
import { useAccount } from '../account/useAccount.ts';
import { useDocuments } from '../documents/useDocuments.ts';
import { useTitle } from '../useTitle.ts';
import { loadTool } from './load.ts';
import { readPreset } from './preset.ts';
import { noteOpened } from './recent.ts';
import { RefusedInputs } from './RefusedInputs.tsx';

const SHELF: Shelf = { cards, load: loadTool };

interface Props {
  id: string;
  load: (id: string) => Promise<Tool>;
}

/** A tool in the workbench, with the inputs that its address may carry. */
export function ToolRoute({ id, load }: Props) {
  const tool = use(load(id));
  const location = useLocation();
  const owner = useAccount().user?.id;
  useEffect(() => {
    if (owner !== undefined) noteOpened(owner, id);
  }, [owner, id]);
  useTitle(tool.title, tool.description);
  // A page of its own keeps its place in the address, and must stand while that changes.
  const search = tool.page ? '' : withoutCase(location.search);
  return (
    <Opened key={tool.id + search} tool={tool} search={search}>
      <Keeping owner={owner} />
    </Opened>
  );
}

/** Mounted once the tool stands: what arrives from the account while it is being drawn has it drawn twice. */
function Keeping({ owner }: { owner: number | undefined }) {
  useDocuments(owner);
  return null;
}

interface OpenedProps {
  tool: Tool;
  search: string;
  children: ReactNode;
}

function Opened({ tool, search, children }: OpenedProps) {
  const [preset] = useState(() => readPreset(tool, search));
  return (
    <>
      {preset && preset.refused.length > 0 && (
        <RefusedInputs from="la dirección" messages={preset.refused} />
      )}
      <ShelfContext value={SHELF}>
        <ToolPage tool={tool} start={preset?.document}>
          {children}
        </ToolPage>
      </ShelfContext>
    </>
  );
}

/** The case is the workbench's own: it changes while the page stands. */
function withoutCase(search: string): string {
  const params = new URLSearchParams(search);
  params.delete(CASE_PARAM);
  params.delete(COMPARE_PARAM);
  return params.toString();
}
