import { Printer } from 'lucide-react';
import { use, useId, useState } from 'react';
import { outlineOf } from '../../tool/index.ts';
import { Button, Checkbox, Field, PrintView, SegmentedControl, TextInput } from '../../ui/index.ts';
import { AuthorContext } from '../documents/owner.ts';
import { useSession } from '../session/useSession.ts';
import { type Orientation, type Paper, PAPERS } from './paper.ts';
import { partsOf, type SectionName, SECTIONS } from './parts.ts';
import styles from './Report.module.css';
import { Sheets } from './Sheets.tsx';

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

/** Today's document of a tool as sheets of paper: what to print is chosen beside them. */
export function Report({ document, onClose }: Props) {
  const session = useSession();
  const author = use(AuthorContext);
  const [title, setTitle] = useState(document || session.tool.title);
  const [by, setBy] = useState(author);
  const [paper, setPaper] = useState<Paper>('letter');
  const [direction, setDirection] = useState<'auto' | Orientation>('auto');
  const [left, setLeft] = useState<ReadonlySet<string>>(new Set());
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
          <Button variant="primary" icon={<Printer />} onClick={() => window.print()}>
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
          <Choices left={left} onToggle={toggle} />
        </>
      }
    >
      <Sheets
        title={title.trim() || session.tool.title}
        by={by.trim()}
        paper={paper}
        orientation={direction === 'auto' ? undefined : direction}
        left={left}
      />
    </PrintView>
  );
}

/** Which parts go along: whole sections, and each table of theirs. */
function Choices({
  left,
  onToggle,
}: {
  left: ReadonlySet<string>;
  onToggle: (id: string) => void;
}) {
  const { calculation } = useSession();
  const heading = useId();
  const parts = partsOf(calculation);
  const withResults = outlineOf(calculation).some(
    ({ kind, visible }) => visible && (kind === 'figures' || kind === 'results'),
  );
  const sections = (Object.keys(SECTIONS) as SectionName[]).filter((name) =>
    name === 'definitions' ? withResults : parts.some(({ section }) => section === name),
  );
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
            (name === 'tables' || name === 'charts') &&
            parts
              .filter(({ section }) => section === name)
              .map(({ block: { kind, id, title } }) => (
                <Checkbox
                  key={`${kind} ${id}`}
                  className={styles.inner}
                  label={title}
                  checked={!left.has(`${kind} ${id}`)}
                  onChange={() => onToggle(`${kind} ${id}`)}
                />
              ))}
        </div>
      ))}
    </fieldset>
  );
}
