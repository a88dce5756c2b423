import { Printer } from 'lucide-react';
import { memo, use, useDeferredValue, useId, useState } from 'react';
import { notedValues, outlineOf, type StudyResult } from '../../tool/index.ts';
import {
  Button,
  Checkbox,
  Field,
  PrintView,
  ProgressBar,
  SegmentedControl,
  TextInput,
} from '../../ui/index.ts';
import { AuthorContext } from '../documents/owner.ts';
import { useSession } from '../session/useSession.ts';
import { type Orientation, type Paper, PAPERS } from './paper.ts';
import { partsOf, type SectionName, SECTIONS } from './parts.ts';
import styles from './Report.module.css';
import { Sheets } from './Sheets.tsx';
import { useStudies } from './useStudies.ts';

interface Props {
  /** What the person calls the document; empty where it has no name. */
  document: string;
  onClose: () => void;
}

const DIRECTIONS = [
  { value: 'auto', label: 'Por tabla' },
  { value: 'portrait', label: 'Vertical' },
  { value: 'landscape', label: 'Horizontal' },
] as const;

const AllSheets = memo(Sheets);

/** Today's document of a tool as sheets of paper: what to print is chosen beside them. */
export function Report({ document, onClose }: Props) {
  const session = useSession();
  const author = use(AuthorContext);
  const studies = useStudies();
  const [title, setTitle] = useState(document || session.tool.title);
  const [by, setBy] = useState(author);
  const [paper, setPaper] = useState<Paper>('letter');
  const [direction, setDirection] = useState<'auto' | Orientation>('auto');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
  // Sheets of a long table take longer to draw than a key that is typed.
  const shown = { title: useDeferredValue(title), by: useDeferredValue(by) };
  const toggle = (id: string) => {
    const next = new Set(left);
    if (!next.delete(id)) next.add(id);
    setLeft(next);
  };
  return (
    <PrintView
      title="Informe"
      onClose={onClose}
      settings={
        <>
          <Button
            variant="primary"
            icon={<Printer />}
            loading={studies.waiting !== null}
            onClick={() => window.print()}
          >
            Imprimir o guardar PDF
          </Button>
          <Field label="Título">
            <TextInput
              size="sm"
              value={title}
              maxLength={120}
              onChange={(event) => setTitle(event.target.value)}
            />
          </Field>
          <Field label="Preparado por">
            <TextInput
              size="sm"
              value={by}
              maxLength={120}
              onChange={(event) => setBy(event.target.value)}
            />
          </Field>
          <SegmentedControl
            label="Papel"
            options={(Object.keys(PAPERS) as Paper[]).map((value) => ({
              value,
              label: PAPERS[value],
            }))}
            value={paper}
            onValueChange={setPaper}
          />
          <SegmentedControl
            label="Orientación"
            options={DIRECTIONS}
            value={direction}
            onValueChange={setDirection}
          />
          <Choices left={left} onToggle={toggle} studies={studies.results} />
          {studies.waiting !== null && (
            <ProgressBar label="Calculando el análisis" value={studies.waiting * 100} showLabel />
          )}
        </>
      }
    >
      <AllSheets
        title={shown.title.trim() || session.tool.title}
        by={shown.by.trim()}
        paper={paper}
        orientation={direction === 'auto' ? undefined : direction}
        left={left}
        studies={studies.results}
      />
    </PrintView>
  );
}

/** Which parts go along: whole sections, and each table of theirs. */
function Choices({
  left,
  onToggle,
  studies,
}: {
  left: ReadonlySet<string>;
  onToggle: (id: string) => void;
  studies: readonly StudyResult[];
}) {
  const { calculation } = useSession();
  const heading = useId();
  const parts = partsOf(calculation);
  const withResults = outlineOf(calculation).some(
    ({ kind, visible }) => visible && (kind === 'figures' || kind === 'results'),
  );
  const isThere: Partial<Record<SectionName, boolean>> = {
    studies: studies.length > 0,
    notes: notedValues(calculation).length > 0,
    definitions: withResults,
  };
  const sections = (Object.keys(SECTIONS) as SectionName[]).filter(
    (name) => isThere[name] ?? parts.some(({ section }) => section === name),
  );
  // Tables, charts and studies are chosen one by one.
  const innerOf = (name: SectionName): readonly { key: string; label: string }[] => {
    if (name === 'studies') {
      return studies.map(({ id, name: label }) => ({ key: `study ${id}`, label }));
    }
    if (name !== 'tables' && name !== 'charts') return [];
    return parts
      .filter(({ section }) => section === name)
      .map(({ block: { kind, id, title } }) => ({ key: `${kind} ${id}`, label: title }));
  };
  return (
    <fieldset className={styles.choices} aria-labelledby={heading}>
      <legend id={heading}>Qué incluye</legend>
      {sections.map((name) => (
        <div key={name} className={styles.choice}>
          <Checkbox
            label={SECTIONS[name]}
            checked={!left.has(name)}
            onChange={() => onToggle(name)}
          />
          {!left.has(name) &&
            innerOf(name).map(({ key, label }) => (
              <Checkbox
                key={key}
                className={styles.inner}
                label={label}
                checked={!left.has(key)}
                onChange={() => onToggle(key)}
              />
            ))}
        </div>
      ))}
    </fieldset>
  );
}
