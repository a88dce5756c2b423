// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { type Field, money, percent } from '../../../tool/index.ts';
import { NumberInput } from './NumberInput.tsx';

afterEach(cleanup);

function Sample({ field }: { field: Field }) {
  const [text, setText] = useState('');
  return <NumberInput field={field} value={text} onChange={setText} />;
}

test.each([
  ['2650000', money('Meta', { initial: 0 }), '2.650.000'],
  ['1.5', money('Meta', { initial: 0 }), '1.5'],
  ['1250,5', percent('Meta', { initial: 0 }), '1250,5'],
])('%s, once it is left', async (typed, field, shown) => {
  const user = userEvent.setup();
  render(<Sample field={field} />);
  const input = screen.getByRole<HTMLInputElement>('textbox');
  await user.type(input, typed);
  expect(input.value).toBe(typed);
  await user.tab();
  expect(input.value).toBe(shown);
});
