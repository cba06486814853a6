import { paths } from '../../../src/domain/paths.ts';
import { answer } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

const project = { title: 'Upar', slug: 'upar', clientName: 'Upar Tea Company', category: 'Packaging', year: '2023' };

/** Answers the reads of the home page with one still that shows this project. */
function answerHome(shown: object | null): void {
  answer('GET', '/api/homepage/headervideos', {
    json: {
      headerdata: [{ id: 1, projectId: 1, position: 1, videoUrl: 'media/a.jpg', mediaType: 'IMAGE', project: shown }],
    },
  });
  answer('GET', '/api/homevideos', { json: { headerdata: [] } });
  answer('GET', '/api/homepagegrid', { json: { homepageGrids: [] } });
  answer('GET', '/api/homepagetexts', { json: { hometexts: [] } });
  answer('GET', '/api/projects', { json: [] });
}

const carousel = page.getByRole('region', { name: 'Carousel' });

test('on a tablet, whose work it is stands on a line of its own, without a dot at its end', async () => {
  answerHome(project);
  await page.setViewportSize({ width: 834, height: 1112 });
  await page.goto(paths.home);
  const whose = carousel.getByText('Upar Tea Company', { exact: true });
  await expect(whose).toBeVisible();
  const [client, category] = await Promise.all([
    whose.boundingBox(),
    carousel.getByText('Packaging', { exact: true }).boundingBox(),
  ]);
  expect(category?.y ?? 0).toBeGreaterThanOrEqual((client?.y ?? 0) + (client?.height ?? 0) - 4);
  const dot = await whose.evaluate((one) => one.nextElementSibling?.getBoundingClientRect().height);
  expect(dot, 'the dot takes no line').toBe(0);
  await page.setViewportSize({ width: 1440, height: 900 });
  await expect(carousel.getByText('Upar Tea Company · Packaging · 2023', { exact: true })).toBeVisible();
});

test('a client whose name is the title is not told again', async () => {
  answerHome({ ...project, clientName: 'UPAR' });
  await page.goto(paths.home);
  await expect(carousel.getByText('Packaging · 2023', { exact: true })).toBeVisible();
});

test('a film of a project that is not told has no heading without words', async () => {
  answerHome(null);
  await page.goto(paths.home);
  await expect(carousel.getByText('1/1', { exact: true })).toBeVisible();
  await expect(carousel.getByRole('heading')).toHaveCount(0);
});
