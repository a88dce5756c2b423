// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { UiProvider } from '../../../ui/index.ts';
import { isTable } from '../table/pasted.ts';
import type { Rows } from '../table/rows.ts';
import { PasteDialog } from './PasteDialog.tsx';

afterEach(cleanup);

test.each([
  ['a message', 'Inmueble - Valor\nApto 301 - $300.000.000'],
  ['a delimited file', 'Inmueble,Valor\nApto 301,$300.000.000'],
])('what a phone’s keyboard puts in is read as it is pasted: %s', (_, value) => {
  const onRows = vi.fn<(rows: Rows) => void>();
  render(
    <UiProvider>
      <PasteDialog
        title="Pegar"
        description=""
        faultOf={(rows) => (isTable(rows) ? null : 'Ahí no hay una tabla.')}
        onRows={onRows}
        onClose={() => {}}
      />
    </UiProvider>,
  );
  fireEvent.change(screen.getByRole('textbox', { name: /^Tu tabla/ }), { target: { value } });
  fireEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  expect(onRows).toHaveBeenCalledWith([
    ['Inmueble', 'Valor'],
    ['Apto 301', '$300.000.000'],
  ]);
});
