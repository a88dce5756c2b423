/** The page of a tool where there is no layout, and what a person finds on it, by the names that they use. */
import { act, fireEvent, render, screen, within } from '@testing-library/react';
import { type ComponentType, Suspense } from 'react';
import { MemoryRouter } from 'react-router-dom';
import type { Tool } from '../../tool/index.ts';
import { UiProvider } from '../../ui/index.ts';
import { SessionScope } from '../page/SessionScope.tsx';
import { ToolBody } from '../page/ToolBody.tsx';
import { Session } from '../session/session.ts';
import { stubLayout } from './layout.ts';

/** Shows a tool with what it starts with, by its own view where it has one. */
export async function showTool(tool: Tool): Promise<Session> {
  stubLayout();
  const session = new Session(tool);
  const View = ((await tool.view?.())?.default ?? ToolBody) as ComponentType;
  await act(async () =>
    render(
      <MemoryRouter>
        <UiProvider>
          <Suspense>
            <SessionScope session={session}>
              <View />
            </SessionScope>
          </Suspense>
        </UiProvider>
      </MemoryRouter>,
    ),
  );
  return session;
}

const inputs = () => within(screen.getByLabelText('Datos'));

/** An editor of the panel of inputs. */
export const input = (label: string) => inputs().getByLabelText<HTMLInputElement>(label);
export const hasInput = (label: string) => inputs().queryByLabelText(label) !== null;

/** Puts a value into a field in the place of what is there, and waits for what it moves. */
async function change(field: HTMLElement, value: string | undefined): Promise<void> {
  await act(async () => {
    field.focus();
    fireEvent.change(field, { target: { value } });
  });
}

/** Types one value over another, and stays in the field. */
export const type = (label: string, text: string): Promise<void> => change(input(label), text);

/** Chooses an option by its text. */
export function choose(label: string, option: string): Promise<void> {
  const options = [...input(label).querySelectorAll('option')];
  const wanted = options.find(({ textContent }) => textContent === option);
  return change(input(label), wanted?.value);
}

/** Presses a button, or a control by its label. */
export async function press(control: HTMLElement): Promise<void> {
  await act(async () => fireEvent.click(control));
}

/** Spaces that keep a figure in one line are written as plain ones. */
export const plain = (text: string | null): string | undefined => text?.replaceAll('\u00a0', ' ');

const textOf = (place: string, label: string) =>
  plain(document.querySelector(`${place} button[aria-label^="${label}: "]`)?.textContent ?? null);

/** What one of the figures on top says. */
export const figure = (label: string) => textOf('[aria-label="Cifras que deciden"]', label);
/** What a result in the lists below says. */
export const result = (label: string) => textOf('dl', label);

/** The message of a field, as assistive technology hears it; nothing where there is none. */
export function faultOf(label: string): string | undefined {
  const field = input(label);
  if (field.getAttribute('aria-invalid') !== 'true') return undefined;
  const ids = field.getAttribute('aria-describedby')?.split(' ') ?? [];
  return plain(ids.map((id) => document.getElementById(id)?.textContent ?? '').join(' '));
}
