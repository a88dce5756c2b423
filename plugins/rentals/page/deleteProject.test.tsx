// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { viewStatesOf } from '../../../src/workbench/documents/viewStates.ts';
import { DeleteProjectDialog, DeleteProjectsDialog } from './ProjectDialogs.tsx';
import { useSheet } from './sheet/useSheet.ts';
import { closed, show } from './testing/shownDialog.tsx';

afterEach(() => {
  cleanup();
  viewStatesOf(null).keep('rentals', 'view.projects', undefined);
});

function Deleting() {
  const { grid } = useSheet(closed);
  return <DeleteProjectDialog row={0} sheet={grid} onClose={closed} />;
}

function DeletingAll() {
  const { grid } = useSheet(closed);
  return <DeleteProjectsDialog rows={[0, 1]} sheet={grid} onClose={closed} />;
}

const listed = () =>
  [...screen.getByRole<HTMLSelectElement>('combobox', { name: 'Proyecto' }).options].map(
    ({ text }) => text,
  );

const COST = { by: { id: 'assetCost', name: 'Costo del activo' }, descending: false };

test('projects are listed as the sheet has them', async () => {
  await show(() => <Deleting />);
  expect(listed()).toEqual(['Casa Club', 'Apartamento']);
});

test('they are listed as the sheet sorts them', async () => {
  viewStatesOf(null).keep('rentals', 'view.projects', { sorting: COST, filters: [] });
  await show(() => <Deleting />);
  expect(listed()).toEqual(['Apartamento', 'Casa Club']);
});

test('one that the sheet hides is listed behind the others', async () => {
  const filters = [{ by: COST.by, condition: 'less', limit: '1.000.000.000' }];
  viewStatesOf(null).keep('rentals', 'view.projects', { sorting: null, filters });
  await show(() => <Deleting />);
  expect(listed()).toEqual(['Apartamento', 'Casa Club']);
});

test('those that were chosen are named as the sheet sorts them', async () => {
  viewStatesOf(null).keep('rentals', 'view.projects', { sorting: COST, filters: [] });
  await show(() => <DeletingAll />);
  expect(screen.getByText('Apartamento, Casa Club')).toBeDefined();
});
