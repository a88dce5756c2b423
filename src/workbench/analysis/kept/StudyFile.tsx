import { Download, FileUp } from 'lucide-react';
import { useRef, useState } from 'react';
import {
  counted,
  checkQuestion,
  freeName,
  isObject,
  newId,
  problemLine,
  type QuestionFile,
  type ScenarioValues,
  type Subject,
} from '../../../tool/index.ts';
import { Button, FileInput, toast } from '../../../ui/index.ts';
import { useCases } from '../../documents/cases/context.ts';
import { fileName } from '../../exchange/fileName.ts';
import { readJson } from '../../exchange/readJson.ts';
import { downloadJson } from '../../onDemand.ts';
import type { AnalysisRequest } from '../../session/analysis.ts';
import { useSession } from '../../session/useSession.ts';
import styles from '../AnalysisDock.module.css';
import { subjectOf } from '../subject.ts';
import { lookAt } from '../knowing.ts';
import { useDesk } from './books.ts';
import { questionOf } from './file.ts';
import { keptAs, MOST_NAME, MOST_SCENARIOS } from './kept.ts';

interface Props {
  asked: AnalysisRequest;
  onAsk: (request: AnalysisRequest) => void;
  /** What is asked as a file, and its name; null while nothing is asked that could be one. */
  file: () => object | null;
  name: string | null;
}

/** A study is a file too, the same that the command line takes: to be saved, or opened from one. */
export function StudyFile({ asked, onAsk, file, name }: Props) {
  const session = useSession();
  const picker = useRef<HTMLInputElement>(null);
  const [refused, setRefused] = useState<readonly string[]>([]);
  const take = useTaken(asked, onAsk);
  const open = async (chosen: File) => {
    const json = readJson(await chosen.text());
    if ('raw' in json) await lookAt(subjectOf(session), inputsIn(json.raw), NEVER);
    const read = 'faults' in json ? json : readQuestion(subjectOf(session), json.raw);
    const faults = 'faults' in read ? read.faults : take(read, nameOf(chosen));
    setRefused(faults.length > 0 ? [`${chosen.name}:`, ...faults] : []);
  };
  const save = () => {
    const content = file();
    const called = fileName([session.tool.id, name ?? ''], 'json', new Date());
    if (content) void downloadJson(called, content);
  };
  return (
    <>
      <div className={styles.actions}>
        <Button
          size="sm"
          variant="ghost"
          icon={<Download />}
          disabled={name === null}
          onClick={save}
        >
          Descargar estudio
        </Button>
        <Button size="sm" variant="ghost" icon={<FileUp />} onClick={() => picker.current?.click()}>
          Abrir estudio…
        </Button>
        <FileInput
          ref={picker}
          label="Archivo de un estudio"
          accept="application/json,.json"
          onFile={(chosen) =>
            void open(chosen).catch(() => setRefused([`${chosen.name} no se puede leer.`]))
          }
        />
      </div>
      {refused.length > 0 && (
        <ul role="alert" ref={inSight} className={styles.failure}>
          {refused.slice(0, MOST_FAULTS).map((fault) => (
            <li key={fault}>{fault}</li>
          ))}
          {refused.length > MOST_FAULTS && <li>y {refused.length - MOST_FAULTS} más</li>}
        </ul>
      )}
    </>
  );
}

/** What was refused is below the buttons, and those may be at the bottom of the question. */
const inSight = (list: HTMLElement | null) => list?.scrollIntoView({ block: 'nearest' });

const MOST_FAULTS = 10;

type Read = QuestionFile | { readonly faults: readonly string[] };

function readQuestion(subject: Subject, raw: unknown): Read {
  const checked = checkQuestion(subject, raw);
  return 'problems' in checked ? { faults: checked.problems.map(problemLine) } : checked;
}

/** The inputs that a simulation's file names, as far as they can be read. */
function inputsIn(raw: unknown): string[] {
  const inputs = isObject(raw) ? raw['inputs'] : [];
  return Array.isArray(inputs)
    ? inputs.flatMap((entry: unknown) =>
        isObject(entry) && typeof entry['input'] === 'string' ? [entry['input']] : [],
      )
    : [];
}

const NEVER = new AbortController().signal;

/** 'mi-estudio.json' without what follows the last dot. */
const nameOf = ({ name }: File): string => name.replace(/\.[^.]*$/, '');

/** Takes a file's question in as a study of the case, or where none is kept as what is asked. */
function useTaken(asked: AnalysisRequest, onAsk: Props['onAsk']) {
  const session = useSession();
  const { book, unsaved } = useDesk();
  const keeps = useCases() !== null && !session.isReadOnly;
  const takeScenarios = (
    scenarios: readonly ScenarioValues[],
    figure: string | undefined,
  ): readonly string[] => {
    const room = MOST_SCENARIOS - book.studies.scenarios.length;
    if (scenarios.length > room) {
      return [
        `El caso ya tiene ${counted(MOST_SCENARIOS - room, 'escenario', 'escenarios')}: ${room === 1 ? 'cabe' : 'caben'} ${room} de los ${scenarios.length} del archivo.`,
      ];
    }
    const taken = new Set(book.studies.scenarios.map((one) => one.name));
    for (const { name, values } of scenarios) {
      const called = freeName(name, taken, MOST_NAME);
      taken.add(called);
      book.change({ list: 'scenarios', put: { id: newId(), name: called, values } });
    }
    onAsk({ ...asked, view: 'scenarios', ...(figure === undefined ? {} : { figure }) });
    toast.success(
      scenarios.length === 1
        ? 'Se abrió un escenario'
        : `Se abrieron ${scenarios.length} escenarios`,
    );
    return [];
  };
  return ({ name, question }: QuestionFile, fallback: string): readonly string[] => {
    if (question.kind === 'scenarios') {
      return takeScenarios(question.scenarios, question.figures[0]?.of.address);
    }
    const taken = questionOf(question);
    const id = newId();
    const called = freeName(
      name || fallback,
      new Set(book.studies.studies.map((one) => one.name)),
      MOST_NAME,
    );
    if (keeps) {
      book.change({
        list: 'studies',
        put: keptAs(taken.kind, { id, name: called }, taken.question),
      });
    } else unsaved.put(taken.kind, taken.question);
    const { figure, input } = taken.question as { figure: string; input?: string };
    onAsk({
      view: taken.kind,
      figure,
      input,
      studies: { ...asked.studies, [taken.kind]: keeps ? id : undefined },
    });
    toast.success(`Se abrió «${called}»`);
    return [];
  };
}
