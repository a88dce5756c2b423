/** The pages of an account, by the names that a person would use. */
import type { Page } from '@playwright/test';
import { expect } from '@playwright/test';
import { typeInto } from './keyboard.ts';

export const field = (page: Page, label: string) => page.getByLabel(label, { exact: true });
export const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
export const link = (page: Page, name: string) => page.getByRole('link', { name, exact: true });
export const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
export const box = (page: Page) => page.getByRole('alert');
export const menu = (page: Page) => page.getByRole('button', { name: 'Menú de Ana Peña' });
export const kept = (page: Page) => page.evaluate(() => localStorage.getItem('jwt'));

export async function signIn(page: Page, email: string, password: string): Promise<void> {
  await typeInto(page, field(page, 'Email'), email);
  await typeInto(page, field(page, 'Contraseña'), password);
  await page.keyboard.press('Enter');
}

export async function openLogin(page: Page): Promise<void> {
  await page.goto('/login');
  await expect(heading(page, 'Inicia sesión')).toBeVisible();
}
