import type { Page } from '@playwright/test';
import { beforeEach, describe } from 'vitest';
import { createGate } from '../support/admin.ts';
import { answer } from '../support/provider.ts';
import { expect, page, said, test } from '../support/test.ts';

/** Answers the reads of Work with `count` projects, the first three of them in category 1. */
function answerWith(count: number, shape: 'list' | 'data' | 'nested' = 'data'): void {
  const projects = Array.from({ length: count }, (_, index) => ({
    id: `p${String(index + 1)}`,
    title: `Project ${String(index + 1)}`,
    slug: `project-${String(index + 1)}`,
    HeaderMedia: null,
    categoryId: index < 3 ? 1 : 2,
    year: '2024',
    clientName: null,
  }));
  const json = { list: projects, data: { data: projects }, nested: { data: { data: projects } } }[shape];
  answer('GET', '/api/projects', { json });
}

beforeEach(() => {
  answer('GET', '/api/category', {
    json: [
      { id: 1, name: 'Print' },
      { id: 2, name: 'Film' },
      { id: 3, name: 'Nothing yet' },
    ],
  });
  // A tile that is pointed at reads its project ahead.
  answer('GET', '/api/project', { json: { id: 1, title: 'Project' } });
});

const tiles = (of: Page) => of.getByRole('main').locator('[data-hover-root]');
const titles = (of: Page) => tiles(of).getByRole('link');
const sidebar = (of: Page) => of.getByRole('navigation', { name: 'Categories' });
const pages = (of: Page) => of.getByRole('navigation', { name: 'Pages' });
const filter = (of: Page) => of.getByRole('button', { name: 'Filter' });
const narrow = { width: 834, height: 1112 };

describe('Work', () => {
  test('has a title and one heading', async () => {
    answerWith(12);
    await page.goto('/work');
    await expect(page).toHaveTitle(/^Work \| /);
    await expect(page.getByRole('heading', { level: 1 })).toHaveText('Work');
  });

  test("'All Work' comes first, then only categories that have at least one project", async () => {
    answerWith(12);
    await page.goto('/work');
    await expect(sidebar(page).getByRole('link')).toHaveText(['All Work 12', 'Print 3', 'Film 9']);
  });

  for (const shape of ['list', 'data', 'nested'] as const) {
    test(`reads projects that come as ${shape}`, async () => {
      answerWith(2, shape);
      await page.goto('/work');
      await expect(titles(page)).toHaveText(['Project 1', 'Project 2']);
    });
  }

  test("'No projects found' when there are none", async () => {
    answerWith(0);
    await page.goto('/work');
    await expect(page.getByText('No projects found', { exact: true })).toBeVisible();
    await expect(sidebar(page).getByRole('link')).toHaveText(['All Work']);
    // There is nothing to look at in one way or another.
    await expect(page.getByRole('navigation', { name: 'View' })).toHaveCount(0);
  });

  test('shows outlines and a spinner while the answer is on its way', async () => {
    const gate = createGate();
    answer('GET', '/api/projects', async () => {
      await gate.opened;
      return { json: [] };
    });
    await page.goto('/work');
    await expect(page.getByRole('main').getByRole('status')).toHaveText('Loading');
    await expect(page.locator('main [aria-hidden=true] > [role=status]'), 'a spinner over them').toBeVisible();
    gate.release();
    await expect(page.getByText('No projects found')).toBeVisible();
  });
});

describe('Work, filtering', () => {
  test('is said by the count, and by the title', async () => {
    answerWith(12);
    await page.goto('/work');
    const count = page.getByRole('main').getByRole('status');
    await expect(count).toHaveText('12 projects');
    await sidebar(page).getByRole('link', { name: 'Print' }).click();
    await expect(count).toHaveText('3 projects');
    await expect(page).toHaveTitle(/^Work: Print \| /);
    await page.goBack();
    await expect(count).toHaveText('12 projects');
    await expect(page).toHaveTitle(/^Work \| /);
  });

  test('is said by the bar on a phone, with the count whole', async () => {
    await page.setViewportSize({ width: 390, height: 844 });
    answerWith(12);
    await page.goto('/work?category=1');
    await expect(filter(page)).toHaveText('Filter: Print 3 +');
    await expect(filter(page)).toHaveAccessibleName('Filter: Print 3');
    await filter(page).click();
    await expect(filter(page)).toHaveText('Filter: Print 3 -');
    await sidebar(page).getByRole('link', { name: 'All Work' }).click();
    await expect(filter(page)).toHaveText('Filter +');
  });

  test('each tile says its client; none where there is none', async () => {
    answer('GET', '/api/projects', {
      json: [
        { id: 1, title: 'With', slug: 'with', HeaderMedia: null, clientName: 'Kamala Naidu' },
        { id: 2, title: 'Without', slug: 'without', HeaderMedia: null, clientName: '' },
      ],
    });
    await page.goto('/work');
    await expect(tiles(page)).toHaveText(['WithKamala Naidu', 'Without']);
  });
});

describe('Work, pagination', () => {
  test('is absent for a single page', async () => {
    answerWith(8);
    await page.goto('/work');
    await expect(tiles(page)).toHaveCount(8);
    await expect(pages(page)).toHaveCount(0);
  });

  test('has Prev, numbered buttons and Next, eight projects a page', async () => {
    answerWith(17);
    await page.goto('/work');
    await expect(pages(page).getByRole('button')).toHaveText(['Prev', '1', '2', '3', 'Next']);
    await expect(pages(page).getByRole('button', { name: 'Prev' })).toBeDisabled();
    await expect(pages(page).getByRole('button', { name: '1' })).toHaveAttribute('aria-current', 'page');
    await pages(page).getByRole('button', { name: '3' }).click();
    await expect(titles(page)).toHaveText(['Project 17']);
    await expect(pages(page).getByRole('button', { name: 'Next' })).toBeDisabled();
    await pages(page).getByRole('button', { name: 'Prev' }).click();
    await expect(titles(page).first()).toHaveText('Project 9');
  });

  test('has an ellipsis past seven pages and targets of 44 px', async () => {
    answerWith(80);
    await page.goto('/work?page=5');
    await expect(pages(page)).toHaveText('Prev1…456…10Next');
    for (const button of await pages(page).getByRole('button').all()) {
      const box = await button.boundingBox();
      expect(Math.min(box?.width ?? 0, box?.height ?? 0)).toBeGreaterThanOrEqual(44);
    }
  });
});

describe('Work, address', () => {
  test('choosing a category resets to page 1 and scrolls to the top', async () => {
    answerWith(24);
    await page.goto('/work?page=2');
    await expect(titles(page).first()).toHaveText('Project 9');
    window.scrollTo(0, 40);
    await sidebar(page).getByRole('link', { name: 'Print' }).click();
    await expect(page).toHaveURL('/work?category=1');
    await expect(titles(page)).toHaveText(['Project 1', 'Project 2', 'Project 3']);
    await expect(sidebar(page).getByRole('link', { name: 'Print' })).toHaveAttribute('aria-current', 'true');
    await expect.poll(() => window.scrollY).toBe(0);
  });

  test('falls back where the address names no category or no page of Work', async () => {
    answerWith(24);
    for (const [query, first] of [
      ['?category=99', 'Project 1'],
      ['?category=3', 'Project 1'],
      ['?page=99', 'Project 17'],
      ['?page=0', 'Project 1'],
      ['?page=two', 'Project 1'],
      ['?category=&page=', 'Project 1'],
    ] as const) {
      await page.goto(`/work${query}`);
      await expect(titles(page).first(), query).toHaveText(first);
    }
  });
});

describe('Work, as a list', () => {
  const views = (of: Page) => of.getByRole('navigation', { name: 'View' });

  test('names title, client, category and year of each project, and is kept in the address', async () => {
    answerWith(12);
    await page.goto('/work');
    await expect(views(page).getByRole('link', { name: 'Tiles' })).toHaveAttribute('aria-current', 'true');
    await views(page).getByRole('link', { name: 'List' }).click();
    await expect(page).toHaveURL('/work?view=list');
    await expect(views(page).getByRole('link', { name: 'List' })).toHaveAttribute('aria-current', 'true');
    await expect(tiles(page)).toHaveCount(8);
    await expect(tiles(page).first()).toHaveText('Project 12024Print');
    await expect(tiles(page).nth(3)).toHaveText('Project 42024Film');
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(8);
    await page.goBack();
    await expect(tiles(page).first()).toHaveText('Project 12024');
  });

  test('a client who is named by the title is not told again, in tiles the category is', async () => {
    answer('GET', '/api/projects', {
      json: [{ id: 1, title: 'Print House', slug: 'p', HeaderMedia: null, categoryId: 1, clientName: 'Print house' }],
    });
    await page.goto('/work');
    await expect(tiles(page)).toHaveText('Print HousePrint');
    await page.goto('/work?view=list');
    await expect(tiles(page)).toHaveText('Print HousePrint');
  });

  test('on a phone a category stands in its column, whether a client is told before it or not', async () => {
    const project = { id: 1, title: 'Print House', slug: 'p', HeaderMedia: null, categoryId: 1 };
    answer('GET', '/api/projects', {
      json: [
        { ...project, clientName: 'Asha' },
        { ...project, id: 2 },
      ],
    });
    await page.setViewportSize({ width: 390, height: 844 });
    await page.goto('/work?view=list');
    const categories = tiles(page).getByText('Print', { exact: true });
    await expect(categories).toHaveCount(2);
    const [one, other] = await Promise.all([0, 1].map((index) => categories.nth(index).boundingBox()));
    expect(other?.x).toBe(one?.x);
  });

  test('on a tablet with a mouse, rows have the whole width, so that no word is broken', async () => {
    answer('GET', '/api/projects', {
      json: [{ id: 1, title: 'Museum of Wayfinding', slug: 'p', HeaderMedia: null, categoryId: 2, clientName: 'Asha' }],
    });
    await page.setViewportSize({ width: 800, height: 1000 });
    await page.goto('/work?view=list');
    await expect(tiles(page)).toHaveCount(1);
    const { width = 0 } = (await tiles(page).boundingBox()) ?? {};
    expect(width).toBeGreaterThan(700);
    await expect(tiles(page).locator(':scope > :first-child')).toBeHidden();
  });

  test('stays when a category or a page is chosen', async () => {
    answerWith(24);
    await page.goto('/work?view=list');
    await sidebar(page).getByRole('link', { name: 'Film' }).click();
    await expect(page).toHaveURL('/work?category=2&view=list');
    await pages(page).getByRole('button', { name: '2' }).click();
    await expect(page).toHaveURL('/work?category=2&page=2&view=list');
    await expect(views(page).getByRole('link', { name: 'Tiles' })).toHaveAttribute('href', '/work?category=2&page=2');
  });

  test('shows the picture of the row that is pointed at, beside it, and rows alone on a phone', async () => {
    answerWith(3);
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto('/work?view=list');
    const picture = (index: number) => tiles(page).nth(index).locator(':scope > :first-child');
    await tiles(page).nth(1).hover();
    await expect(picture(1)).toHaveCSS('visibility', 'visible');
    await expect(picture(0)).toHaveCSS('visibility', 'hidden');
    await page.setViewportSize({ width: 390, height: 844 });
    await expect(picture(1)).toBeHidden();
    await expect(tiles(page).nth(1)).toContainText('Project 2');
  });
});

test('an odd last tile leaves no hole beside it', async () => {
  answerWith(3);
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/work');
  const [first, , last] = await Promise.all([0, 1, 2].map((index) => tiles(page).nth(index).boundingBox()));
  expect(last?.x).toBe(first?.x);
  expect(last?.width ?? 0).toBeGreaterThan(2 * (first?.width ?? 0));
});

test('a film has two thirds of its row beside a picture, and is as high', async () => {
  const film = 'media/a.mp4';
  const headers = [film, null, null, film, film, film, film];
  answer('GET', '/api/projects', {
    json: headers.map((HeaderMedia, id) => ({
      id,
      title: `Project ${String(id)}`,
      slug: `p-${String(id)}`,
      HeaderMedia,
    })),
  });
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/work');
  await expect(tiles(page)).toHaveCount(headers.length);
  const boxes = () =>
    Promise.all(
      headers.map(async (_, index) => {
        const frame = await tiles(page).nth(index).locator(':scope > :first-child > :first-child').boundingBox();
        return frame ?? { x: 0, y: 0, width: 0, height: 0 };
      }),
    );
  const [wide, small, smallToo, wideToo, half, otherHalf, across] = await boxes();
  expect(wide?.height).toBeCloseTo(small?.height ?? 0, 1);
  expect(small?.height).toBeCloseTo(small?.width ?? 0, 1);
  expect(wide?.width ?? 0).toBeGreaterThan(2 * (small?.width ?? 0));
  expect(small?.y).toBe(wide?.y);
  expect([smallToo?.width, smallToo?.height, smallToo?.x]).toEqual([small?.width, small?.height, wide?.x]);
  expect(wideToo?.height).toBeCloseTo(small?.height ?? 0, 1);
  expect(half?.width).toBeCloseTo(otherHalf?.width ?? 0, 1);
  expect(across?.width).toBeCloseTo((small?.x ?? 0) + (small?.width ?? 0) - (wide?.x ?? 0), 1);
  await page.setViewportSize({ width: 390, height: 844 });
  const phone = (await boxes()).slice(0, 6).map(({ width, height }) => [width, height]);
  expect(new Set(phone.map(String)).size).toBe(1);
});

describe('Work, filter', () => {
  test('opens a panel with + and closes it with -', async () => {
    answerWith(12);
    await page.setViewportSize(narrow);
    await page.goto('/work');
    await expect(filter(page)).toHaveText('Filter +');
    await expect(filter(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(sidebar(page)).toBeHidden();
    await filter(page).click();
    await expect(filter(page)).toHaveText('Filter -');
    await expect(filter(page)).toHaveAttribute('aria-expanded', 'true');
    await expect(sidebar(page)).toBeVisible();
    await filter(page).click();
    await expect(sidebar(page)).toBeHidden();
  });

  test('closes after a choice', async () => {
    answerWith(12);
    await page.setViewportSize(narrow);
    await page.goto('/work');
    await filter(page).click();
    await sidebar(page).getByRole('link', { name: 'Print' }).click();
    await expect(sidebar(page)).toBeHidden();
    await expect(tiles(page)).toHaveCount(3);
  });

  test('closes on Escape', async () => {
    answerWith(12);
    await page.setViewportSize(narrow);
    await page.goto('/work');
    await filter(page).click();
    await page.keyboard.press('Escape');
    await expect(sidebar(page)).toBeHidden();
  });

  test('is toggled by the window event toggleFilter', async () => {
    answerWith(12);
    await page.setViewportSize(narrow);
    await page.goto('/work');
    await expect(filter(page)).toHaveAttribute('aria-expanded', 'false');
    window.dispatchEvent(new Event('toggleFilter'));
    await expect(sidebar(page)).toBeVisible();
    window.dispatchEvent(new Event('toggleFilter'));
    await expect(sidebar(page)).toBeHidden();
  });
});

describe('Work, failures', () => {
  test("without categories only 'All Work' remains and the failure is logged", async ({ allowConsole }) => {
    allowConsole(/HTTP error|^Failed to fetch categories$/);
    answerWith(12);
    answer('GET', '/api/category', { status: 500, json: { message: 'Down' } });
    await page.goto('/work');
    await expect(tiles(page)).toHaveCount(8);
    await expect(sidebar(page).getByRole('link')).toHaveText(['All Work 12']);
    await expect.poll(said).toContain('Failed to fetch categories');
  });

  test('without projects the failure is logged and the read can be tried again', async ({ allowConsole }) => {
    allowConsole(/HTTP error|^Failed to fetch projects$/);
    answer('GET', '/api/projects', { status: 500, json: { message: 'Down' } });
    await page.goto('/work');
    await expect(page.getByRole('alert')).toContainText('Error: HTTP error: 500');
    await expect.poll(said).toContain('Failed to fetch projects');
    answerWith(12);
    await page.getByRole('button', { name: 'Try again' }).click();
    await expect(tiles(page)).toHaveCount(8);
  });
});
