import type { Document, Tool } from '../../../../src/tool/index.ts';
import {
  DocumentSync,
  newRecord,
  type Owner,
  ownedKey,
  removeKeys,
  Session,
  type StoredRecord,
} from '../../../../src/workbench/index.ts';
import type { ProjectData } from '../../document/document.ts';
import { sampleProjects } from '../../document/samples.ts';
import { ProjectChoice } from './choice.ts';
import { ProjectStore } from './project-store.ts';
import { StoredProject } from './stored-project.ts';

const LIST_KEY = 'operatormax.projects';
const CURRENT_KEY = 'operatormax.current-project';
/** Keys of earlier forms of the tool, among them copies of single projects. */
const OBSOLETE = /^operatormax[-_]/;

/** A project at work: its session stays while one looks at others, and its history with it. */
export interface OpenProject {
  readonly id: string;
  readonly session: Session<ProjectData>;
  readonly sync: DocumentSync;
  readonly stored: StoredProject;
}

/** All projects of one person in this browser, and which of them one works on. */
export class ProjectWorkspace {
  readonly store: ProjectStore;
  private readonly choice: ProjectChoice;
  private readonly opened = new Map<string, OpenProject>();
  private readonly listeners = new Set<() => void>();
  private currentId: string | null = null;
  private count = 0;

  constructor(
    readonly tool: Tool,
    owner: Owner,
  ) {
    this.store = new ProjectStore(ownedKey(LIST_KEY, owner));
    this.choice = new ProjectChoice(ownedKey(CURRENT_KEY, owner));
    removeKeys((key) => OBSOLETE.test(key));
    this.store.refresh();
    this.addSamples();
    const chosen = this.choice.id;
    const known = chosen !== null && this.store.find(chosen) !== undefined;
    this.currentId = known ? chosen : (this.store.projects[0]?.id ?? null);
  }

  subscribe = (listener: () => void): (() => void) => {
    this.listeners.add(listener);
    const stop = this.store.listen(() => this.onStorageChange());
    return () => {
      stop();
      this.listeners.delete(listener);
    };
  };

  revision = (): number => this.count;

  announce(): void {
    this.count++;
    for (const listener of this.listeners) listener();
  }

  get projects(): readonly StoredRecord[] {
    return this.store.projects;
  }

  get current(): StoredRecord | null {
    if (this.currentId === null) return null;
    const edited = this.opened.get(this.currentId)?.session.edited ?? false;
    // What another tab deleted stays in sight here as long as something of it isn't kept.
    const last = edited ? this.store.lastKnown(this.currentId) : undefined;
    return this.store.find(this.currentId) ?? last ?? null;
  }

  /** The session of the current project; the same one until another tab has written it. */
  open(): OpenProject | null {
    const record = this.current;
    if (!record) return null;
    const known = this.opened.get(record.id);
    if (known) return known;
    const stored = new StoredProject(this.store, record.id, this.tool.version);
    const sync = new DocumentSync(this.tool, stored.key, stored);
    // The tool's documents are all made or checked as projects.
    const project = this.documentOf(record, sync) as ProjectData;
    if (this.store.isWaiting(record.id)) sync.markUnkept(this.store.blocked ?? 'full');
    const session = new Session(this.tool, project);
    const open = { id: record.id, session, sync, stored };
    this.opened.set(record.id, open);
    return open;
  }

  /** What is kept, or what there is in memory where nothing can be. */
  private documentOf(record: StoredRecord, sync: DocumentSync): Document {
    const loaded = sync.load();
    if (sync.status.state === 'saved') return loaded;
    const checked = this.tool.document.check(record.data);
    return 'problems' in checked ? loaded : checked.document;
  }

  select(id: string): void {
    const left = this.open();
    left?.sync.flush();
    const known = this.opened.get(id);
    if (known?.stored.stale && !known.session.edited) this.opened.delete(id);
    this.choose(id);
    this.announce();
  }

  /** Adds a project and goes to it. False where it couldn't be kept: then it is there for this visit. */
  create(name: string, data: unknown = this.tool.document.initial()): boolean {
    this.open()?.sync.flush();
    const record = newRecord(name, this.tool.version, data);
    const outcome = this.store.add(record);
    this.choose(record.id);
    this.announce();
    return outcome === 'saved';
  }

  rename(id: string, name: string): void {
    this.dismissSample(id);
    this.store.put(id, { name });
    this.announce();
  }

  /**
   * Deletes a project; where it was the current one, the first that remains becomes it. Gives what
   * brings it back to its place, and makes it the current one.
   */
  remove(id: string): () => void {
    const open = this.opened.get(id);
    open?.sync.flush();
    const at = this.projects.findIndex((record) => record.id === id);
    const known = this.projects[at];
    this.dismissSample(id);
    this.store.remove(id);
    this.opened.delete(id);
    if (this.currentId === id) this.choose(this.store.projects[0]?.id ?? null);
    this.announce();
    return () => {
      if (!known) return;
      this.store.bringBack(known, at);
      if (open) this.opened.set(id, open);
      this.choose(id);
      this.announce();
    };
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
    open.session.replace('Restaurar el backup', checked.document);
    open.sync.flush();
    return true;
  }

  /** The first sample where there is no project at all, the others unless the person did away with them. */
  private addSamples(): void {
    const { projects } = this.store;
    const missing = sampleProjects().filter(({ name }, position) =>
      position === 0
        ? projects.length === 0
        : projects.every((project) => project.name !== name) && !this.choice.wasDismissed(name),
    );
    if (missing.length === 0) return;
    const added = missing.map(({ name, data }) => newRecord(name, this.tool.version, data));
    this.store.add(...added);
  }

  private dismissSample(id: string): void {
    const name = this.store.find(id)?.name;
    const [, ...samples] = sampleProjects();
    if (name !== undefined && samples.some((sample) => sample.name === name)) {
      this.choice.dismiss(name);
    }
  }

  private choose(id: string | null): void {
    this.currentId = id;
    this.choice.choose(id);
  }

  /** Another tab wrote the list: a project that it deleted stays here only while it holds edits. */
  private onStorageChange(): void {
    if (!this.current) this.choose(this.projects[0]?.id ?? null);
    this.announce();
  }
}
