import type { Tool } from '../../../../src/tool/index.ts';
import {
  type BesideModel,
  CaseWorkspace,
  newRecord,
  type OpenCase,
  type Opening,
  type Owner,
  ownedKey,
  removeKeys,
  type Session,
} from '../../../../src/workbench/index.ts';
import type { ProjectData } from '../../document/document.ts';
import { sampleProjects } from '../../document/samples.ts';
import { besideOfList } from '../assumptions/beside.ts';
import { EXPENSES, INCOMES } from '../assumptions/streamLists.ts';

const CURRENT_KEY = 'operatormax.current-project';
/** Keys of earlier forms of the tool, among them copies of single projects. */
const OBSOLETE = /^operatormax[-_]/;

export type OpenProject = OpenCase<ProjectData>;

/** A person's cases of this tool, with the samples among them and a copy of each to go back to. */
export class ProjectWorkspace extends CaseWorkspace<ProjectData> {
  constructor(tool: Tool, owner: Owner, opening: Opening = {}) {
    super(tool, owner, opening, ownedKey(CURRENT_KEY, owner));
  }

  /** Without a project there is none at work. */
  protected override none(): null {
    return null;
  }

  /** The first sample where there is no project at all, the others unless the person did away with them. */
  protected override prepare(): void {
    removeKeys((key) => OBSOLETE.test(key));
    const { live } = this.store;
    const missing = sampleProjects().filter(({ name }, position) =>
      position === 0
        ? live.length === 0
        : live.every((project) => project.name !== name) && !this.choice.wasDismissed(name),
    );
    if (missing.length === 0) return;
    const { version } = this.tool;
    const samples = missing.map(({ name, data }) =>
      newRecord(name, version, data, { isSample: true }),
    );
    this.store.add(...samples);
  }

  protected override besideOf(session: Session<ProjectData>, key: string): BesideModel | null {
    return besideOfList(session, INCOMES, key) ?? besideOfList(session, EXPENSES, key);
  }

  override rename(id: string, name: string, note?: string): void {
    this.dismissSample(id);
    super.rename(id, name, note);
  }

  override remove(id: string): () => void {
    this.dismissSample(id);
    return super.remove(id);
  }

  /** Keeps a copy of the current data beside it. */
  backUp(): 'saved' | 'failed' {
    const open = this.open();
    if (!open) return 'failed';
    const backup = { ...open.session.document, lastSaved: new Date().toISOString() };
    const outcome = this.store.put(open.id, { backup });
    this.announce();
    return outcome === 'saved' ? 'saved' : 'failed';
  }

  /** Replaces the data with the copy, as one step that can be undone. False where it can't be read. */
  restore(): boolean {
    const open = this.open();
    const checked = this.tool.document.check(this.current?.backup ?? null);
    if (!open || 'problems' in checked) return false;
    open.session.startFrom('Restaurar el backup', checked.document);
    open.sync.flush();
    return true;
  }

  private dismissSample(id: string): void {
    const name = this.store.find(id)?.name;
    const [, ...samples] = sampleProjects();
    if (name !== undefined && samples.some((sample) => sample.name === name)) {
      this.choice.dismiss(name);
    }
  }
}
