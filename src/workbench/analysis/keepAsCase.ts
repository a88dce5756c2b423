import { DOCUMENT_NAME_MAX } from '../../../schemas/limits.ts';
import type { Document } from '../../tool/index.ts';
import { toast } from '../../ui/index.ts';
import { useCases } from '../documents/cases/context.ts';

/**
 * Keeps other data of the tool as a case of its own, and offers to open it; today's stay as they
 * are. Null where the page keeps no cases.
 */
export function useKeepAsCase(): ((name: string, document: Document) => void) | null {
  const workspace = useCases();
  if (!workspace) return null;
  return (name, document) => {
    const { current } = workspace;
    const full = current && !current.isDraft ? `${current.name} · ${name}` : name;
    const called = Array.from(full).slice(0, DOCUMENT_NAME_MAX).join('');
    const { id, isKept } = workspace.addBeside(called, document);
    const action = { label: 'Abrir', onSelect: () => workspace.select(id) };
    if (isKept) toast.success(`Caso «${called}» creado`, { action });
    else
      toast.error(`No hay espacio en este navegador para «${called}»: solo está en esta pestaña`, {
        action,
      });
  };
}
