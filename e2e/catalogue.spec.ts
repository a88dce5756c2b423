import { inOrder } from '../src/app/tools/filters.ts';
import { loadTools } from '../src/tool/check/folder.ts';
import { expect, expectNoHorizontalScroll, test } from './support/test.ts';

test.describe('the catalogue of tools', () => {
  test('shows the tools that are built, and no other', async ({ page }) => {
    const tools = [...(await loadTools()).values()].sort(inOrder);
    const cards = tools.filter((tool) => tool.listed === 'card').map((tool) => tool.title);
    const more = tools.filter((tool) => tool.listed === 'more').map((tool) => tool.title);

    await page.goto('/tools');
    await expect(page.getByRole('heading', { level: 1, name: 'Herramientas' })).toBeVisible();
    const titles = page.getByRole('main').getByRole('heading', { level: 2 }).getByRole('link');
    await expect(titles).toHaveText(cards);
    const links = page.getByRole('region', { name: 'Más herramientas' }).getByRole('link');
    await expect(links).toHaveText(more);
    await expectNoHorizontalScroll(page);
  });

  test('finds tools without accents, by any of their words', async ({ page }) => {
    await page.goto('/tools');
    const search = page.getByRole('searchbox', { name: 'Buscar herramientas' });
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');

    await search.fill('AMORTIZACION credito');
    await expect(links.first()).toHaveText('Simulador Hipotecario');
    // A tool of 'Más herramientas' is found like any other.
    await search.fill('preventa fiducia');
    await expect(links).toHaveText(['Comprador Sobre Planos']);
    await search.press('Escape');
    await expect(search).toHaveValue('');
    await expect.poll(() => links.count()).toBeGreaterThan(3);
  });

  test('filters by category and says when nothing is left', { tag: '@sizes' }, async ({ page }) => {
    await page.goto('/tools');
    const links = page.getByRole('main').getByRole('listitem').getByRole('link');
    const categories = page.getByRole('group', { name: 'Categoría' }).getByRole('button');
    await expect(categories).toHaveText([
      'Todos',
      'Análisis Financiero',
      'Modelos de Renta',
      'Análisis de Mercado',
      'Financiamiento',
    ]);
    await expect(categories.first()).toHaveAttribute('aria-pressed', 'true');

    await page.getByRole('button', { name: 'Financiamiento' }).click();
    await expect(links.filter({ hasText: 'Simulador Hipotecario' })).toBeVisible();
    await expect(links.filter({ hasText: 'Optimizador de Portafolio' })).toBeHidden();

    await page.getByRole('searchbox').fill('portafolio');
    await expect(page.getByText('No se encontraron herramientas')).toBeVisible();
    await expect(page.getByText('Intenta cambiar los filtros de búsqueda')).toBeVisible();
    // What other categories hold is offered, and is found again by its address.
    const elsewhere = page.getByRole('region', { name: 'Fuera de Financiamiento' });
    await elsewhere.getByRole('link', { name: 'Optimizador de Portafolio' }).click();
    await expect(page).toHaveURL('/tools/portfolio-optimizer');
    await page.goBack();
    await expect(page).toHaveURL('/tools?categoria=financiamiento&q=portafolio');
    await expect(page.getByRole('searchbox')).toHaveValue('portafolio');
    await page.getByRole('button', { name: 'Ver todas' }).click();
    await expect(page).toHaveURL('/tools');
    await expect(links.filter({ hasText: 'Optimizador de Portafolio' })).toBeVisible();
  });

  test('leads to a tool and back', async ({ page }) => {
    await page.goto('/tools');
    await page.getByRole('link', { name: 'Simulador Hipotecario' }).click();
    await expect(page).toHaveURL('/tools/mortgage-simulator');
    await expect(page).toHaveTitle('Simulador Hipotecario · Ábaco');
    await page.goBack();
    await expect(page.getByRole('heading', { level: 1, name: 'Herramientas' })).toBeVisible();
  });
});

test.describe('addresses', () => {
  test('a slash at the end or a query change nothing', async ({ page }) => {
    for (const [path, title] of [
      ['/tools/', 'Herramientas'],
      ['/tools/mortgage-simulator/', 'Simulador Hipotecario'],
      ['/tools/mortgage-simulator?x=1', 'Simulador Hipotecario'],
    ] as const) {
      await page.goto(path);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
    }
  });

  test('every address of every tool resolves', async ({ page }) => {
    const shown = [...(await loadTools()).values()].filter((tool) => tool.listed !== 'none');
    for (const tool of shown) {
      for (const path of [tool.path, ...(tool.aliases ?? [])]) {
        await page.goto(path);
        // Some head their sections rather than themselves.
        await expect(page, path).toHaveTitle(`${tool.title} · Ábaco`);
        await expect(page.getByRole('heading', { level: 1 }), path).toBeVisible();
      }
    }
  });

  test('an unknown address has a page with a way back', async ({ page }) => {
    for (const path of ['/tools/no-existe', '/nada/de/nada']) {
      await page.goto(path);
      await expect(page.getByText('Esta página no existe')).toBeVisible();
      await expect(page.getByText(`No hay nada en ${path}.`)).toBeVisible();
    }
    await page.getByRole('link', { name: 'Ver las herramientas' }).click();
    await expect(page).toHaveURL('/tools');
  });
});
