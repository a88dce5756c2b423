import { ArrowLeft, ClipboardPaste } from 'lucide-react';
import { Fragment, type ReactNode, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useSearchParams } from 'react-router-dom';
import { Button, cx, EmptyState, Tabs } from '../../../src/ui/index.ts';
import {
  AnalysisButton,
  type Rows,
  UndoButtons,
  useBack,
  useGoTo,
  useNarrow,
  useSession,
  useCommands,
  usePasteInputs,
  workIn,
} from '../../../src/workbench/index.ts';
import { HandedRows, useHanding } from './assumptions/pasted/handed.ts';
import { CashFlowTab } from './cash-flow/CashFlowTab.tsx';
import { DatesTab } from './config/DatesTab.tsx';
import { FinancialTab } from './config/FinancialTab.tsx';
import { OperatorTab } from './config/OperatorTab.tsx';
import { ReserveTab } from './config/ReserveTab.tsx';
import { useLeave } from './guard.tsx';
import { InvestorTab } from './InvestorTab.tsx';
import styles from './page.module.css';
import { PasteSheet } from './pasteSheet.ts';
import { standsSomewhere } from './places.ts';
import type { ProjectData } from '../document/document.ts';
import {
  ALSO_CALLED,
  FINANCING,
  IMPLIED,
  MINIMUM,
  NEVER_CALLED,
  PASTED_INPUTS,
  pastedElsewhere,
  projectionOf,
} from './pastedInputs.ts';
import { ExpensesTab } from './streams/ExpensesTab.tsx';
import { IncomesTab } from './streams/IncomesTab.tsx';
import { DEFAULT_TAB, type Flow, type StreamsOf, TAB_OF, type TabId, TABS } from './sections.ts';
import { TitleTools } from './titleTools.ts';
import { useElsewhere } from './useElsewhere.ts';
import { useReturned } from './useReturned.ts';

const PARAMETER = 'pestana';
const BACK = 'Volver a la celda';
/** Tabs whose own formula bar leads back; those of the others explain a draft. */
const WITH_TRAIL: readonly TabId[] = ['flujo-de-caja', 'inversion'];

/** Forms of the project's own values, which a sheet of assumptions may bring all at once. */
const FORMS: readonly TabId[] = ['fechas', 'operador', 'reserva-reposicion', 'financieros'];

/** What is made in a tab: the palette finds it by that as well. */
const MADE: Readonly<Partial<Record<TabId, string>>> = {
  'ingresos-operativos': 'crear nuevo ingreso',
  'egresos-operativos': 'crear nuevo egreso gasto',
};

/** Another tab begins at its top, wherever the one before was left: the browser would keep to what they share. */
function useTopOf(tab: string): void {
  const shown = useRef(tab);
  useLayoutEffect(() => {
    if (shown.current !== tab) window.scrollTo(0, 0);
    shown.current = tab;
  }, [tab]);
}

/**
 * Each tab is an entry of the browser's history: 'back', a gesture on a phone, leads to the tab before. A tab
 * that is pressed is told of twice, by its focus and by the press, before the page shows it.
 */
function useOpenTab(active: string, put: (id: string, replace: boolean) => void) {
  const sought = useRef(active);
  useEffect(() => {
    sought.current = active;
  }, [active]);
  return (id: string) => {
    put(id, sought.current === id);
    sought.current = id;
  };
}

interface Props {
  flow: Flow;
  busy: boolean;
  /** The project's. */
  name: string;
  /** The project among the cases. */
  bar: ReactNode;
}

/** A flow section: its eight tabs, the one of the address in sight. */
export function FlowSection({ flow, busy, name, bar }: Props) {
  const [search, setSearch] = useSearchParams();
  const leave = useLeave();
  const [tools, setTools] = useState<HTMLElement | null>(null);
  const active = search.get(PARAMETER) ?? DEFAULT_TAB;
  const known = TABS.find(({ id }) => id === active);
  useElsewhere(flow, known?.id);
  useReturned(flow, known?.id);
  useTopOf(active);
  const open = useOpenTab(active, (id, replace) => setSearch({ [PARAMETER]: id }, { replace }));
  const go = (id: string) => {
    if (id !== active) leave(() => open(id));
  };
  const session = useSession<ProjectData>();
  useLayoutEffect(() => workIn(session, `${flow.label}: ${active}`), [session, flow, active]);
  const goTo = useGoTo();
  const toInflation = () => {
    // A project without dates has no years yet: they are what is asked for first.
    const hasYears = session.calculation.rows('inflationByYear') > 0;
    goTo(hasYears ? { id: 'percent', table: 'inflationByYear', row: 0 } : { id: 'startMonth' });
  };
  const { handing, hand, turn } = useHanding();
  const toList = (of: StreamsOf, rows: Rows) =>
    leave(() => {
      open(TAB_OF[of]);
      hand(of, rows);
    });
  const pasting = usePasteInputs({
    ids: () => PASTED_INPUTS,
    also: ALSO_CALLED,
    never: NEVER_CALLED,
    implied: IMPLIED,
    financing: FINANCING,
    minimum: MINIMUM,
    projection: projectionOf(session.document),
    elsewhere: () => pastedElsewhere({ active, project: session.document, toInflation, toList }),
    leave: (go) => leave(go, true),
  });
  useCommands(
    () => [
      ...TABS.map(({ id, label, title }) => ({
        id: `tab.${id}`,
        label,
        group: 'Pestañas',
        words: `${title} ${MADE[id] ?? ''}`,
        run: () => go(id),
      })),
      {
        id: 'paste.inputs',
        label: 'Pegar datos de una hoja',
        group: 'Datos',
        words: 'supuestos generales financieros traer',
        icon: <ClipboardPaste />,
        run: pasting.paste,
      },
    ],
    { listen: false },
  );
  return (
    <TitleTools value={tools}>
      <header className={styles.head}>
        <h1 className={styles.title}>
          {known ? `${known.title} - ${flow.label}` : 'Selecciona una Categoría'}
        </h1>
        <div className={styles.case}>{bar}</div>
        <div className={cx(styles.tools, 'scrolls-aside')}>
          {known && !WITH_TRAIL.includes(known.id) && <BackButton />}
          {known && FORMS.includes(known.id) && (
            <Button size="sm" icon={<ClipboardPaste />} onClick={pasting.paste}>
              Pegar datos
            </Button>
          )}
          <div ref={setTools} />
        </div>
        <div className={styles.undo}>
          <AnalysisButton />
          <UndoButtons />
        </div>
      </header>
      <PasteSheet value={pasting}>
        <HandedRows value={handing}>
          <Tabs
            label="Categorías"
            value={active}
            onValueChange={go}
            className={styles.tabs}
            items={TABS.map(({ id, label }) => ({
              value: id as string,
              label,
              // Anew for what is handed over: a form stands in the place of its list.
              content: <Fragment key={turn}>{contentOf(id, flow, busy, name)}</Fragment>,
            }))}
          />
        </HandedRows>
      </PasteSheet>
      {!known && (
        <EmptyState
          title="Selecciona una Categoría"
          text="Elige una de las pestañas para configurar el proyecto o ver su flujo de caja."
        />
      )}
      {pasting.dialog}
    </TitleTools>
  );
}

/** On its own: it alone changes with what is selected. */
function BackButton() {
  const { calculation } = useSession();
  const back = useBack((ref) => standsSomewhere(calculation, ref));
  return back && <Back onClick={back} />;
}

/** First of the tools, which a finger may have moved in the tab before: it comes wholly into sight. */
function Back({ onClick }: { onClick: () => void }) {
  const button = useRef<HTMLButtonElement>(null);
  const narrow = useNarrow();
  useLayoutEffect(() => {
    const tools = button.current?.parentElement;
    if (tools) tools.scrollLeft = 0;
  }, []);
  return (
    <Button
      ref={button}
      size="sm"
      variant="ghost"
      icon={<ArrowLeft />}
      aria-label={BACK}
      onClick={onClick}
    >
      {narrow ? 'Volver' : BACK}
    </Button>
  );
}

function contentOf(tab: TabId, flow: Flow, busy: boolean, name: string): ReactNode {
  switch (tab) {
    case 'flujo-de-caja':
      return <CashFlowTab flow={flow} busy={busy} name={name} />;
    case 'fechas':
      return <DatesTab />;
    case 'ingresos-operativos':
      return <IncomesTab flow={flow} />;
    case 'egresos-operativos':
      return <ExpensesTab flow={flow} />;
    case 'operador':
      return <OperatorTab />;
    case 'reserva-reposicion':
      return <ReserveTab />;
    case 'financieros':
      return <FinancialTab />;
    case 'inversion':
      return <InvestorTab />;
  }
}
