import { type ComponentType, Fragment, type ReactNode } from 'react';
import { BLOCK_KINDS, type BlockKind } from '../../tool/index.ts';
import { InputPanel } from '../inputs/InputPanel.tsx';
import { useBlocks } from '../session/useBlocks.ts';
import { ChartBlock } from './chart/ChartBlock.tsx';
import { Figures } from './figures/Figures.tsx';
import { ListBlock } from './list/ListBlock.tsx';
import { MatrixBlock } from './matrix/MatrixBlock.tsx';
import { Notices, Recommendations } from './figures/Notices.tsx';
import { Results } from './figures/Results.tsx';
import { Rankings } from './figures/Rankings.tsx';
import { TableBlock } from './table/TableBlock.tsx';

/** What draws the blocks of each kind. */
const PARTS: Readonly<Record<BlockKind, ComponentType>> = {
  inputs: InputPanel,
  figures: Figures,
  notices: Notices,
  list: Lists,
  results: Results,
  rankings: Rankings,
  advice: Recommendations,
  chart: Charts,
  matrix: Matrices,
  table: Tables,
};

/** Inputs and figures have places of their own on a page; the others stand below one another. */
const PLACES: Readonly<Record<BlockKind, 'apart' | 'typed' | 'computed'>> = {
  inputs: 'apart',
  figures: 'apart',
  notices: 'typed',
  list: 'typed',
  results: 'computed',
  rankings: 'computed',
  advice: 'computed',
  chart: 'computed',
  matrix: 'computed',
  table: 'computed',
};

interface Props {
  /** What is typed is shown before the results were asked for (see `Tool.submit`). */
  kinds: 'typed' | 'computed';
  /** In the place of the blocks of a kind; null shows none. */
  instead?: Partial<Record<BlockKind, ReactNode>>;
}

/** The blocks that stand below one another, in the order of the outline. */
export function Blocks({ kinds, instead = {} }: Props) {
  return BLOCK_KINDS.filter((kind) => PLACES[kind] === kinds).map((kind) => {
    const Part = PARTS[kind];
    const own = instead[kind];
    return <Fragment key={kind}>{own === undefined ? <Part /> : own}</Fragment>;
  });
}

function Lists() {
  return useBlocks('list').map(({ id, list }) => <ListBlock key={id} id={id} list={list} />);
}

/** All charts, or only so many of the first. */
export function Charts({ most }: { most?: number }) {
  const charts = useBlocks('chart').slice(0, most);
  return charts.map(({ id, chart }) => <ChartBlock key={id} chart={chart} />);
}

function Matrices() {
  const matrices = useBlocks('matrix');
  return matrices.map(({ id, matrix }) => <MatrixBlock key={id} id={id} matrix={matrix} />);
}

function Tables() {
  return useBlocks('table').map(({ id, table }) => <TableBlock key={id} id={id} table={table} />);
}
