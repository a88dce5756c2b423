import { fullLabelOf, type Link, type Ref } from '../../tool/index.ts';
import { dropLinks, keepLink } from './keptLinks.ts';
import type { Session } from './session.ts';

/** Writes a figure of another case into an input and keeps where it came from, as one step. */
export function bring(session: Session, ref: Ref, link: Link): void {
  const { tool, calculation } = session;
  session.edit(`Traer ${fullLabelOf(calculation, ref)} de ${link.name}`, (draft) => {
    tool.document.write(draft, ref, link.value);
    keepLink(tool, draft, ref, link);
  });
}

/** Keeps the value and forgets where it came from. */
export function unlink(session: Session, ref: Ref): void {
  const { tool, calculation } = session;
  session.edit(`Soltar ${fullLabelOf(calculation, ref)}`, (draft) => dropLinks(tool, draft, [ref]));
}
