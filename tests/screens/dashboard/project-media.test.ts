import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { openAsAdministrator } from '../support/admin.ts';
import { chooseFiles } from '../support/files.ts';
import { answer, answerByExample } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

const details = { width: 1920, height: 1080, bytes: 1000, hasSound: true, sound: false };
const kiln = {
  id: 7,
  title: 'Kiln',
  slug: 'kiln',
  description: '',
  HeaderMedia: null,
  clientName: '',
  year: '',
  credits: [],
  relatedProjects: [],
  grids: [
    {
      id: 1,
      gridType: 'G4',
      position: '1',
      frames: [
        { id: 11, mediaUrl: 'media/heard.mp4', mediaType: 'VIDEO', details },
        { id: 12, mediaUrl: 'media/silent.mp4', mediaType: 'VIDEO', details: { ...details, hasSound: false } },
      ],
    },
  ],
};

test('of a film that is stored with its sound, the form lets choose whether visitors can turn it on', async () => {
  answerByExample('/api/category', '/api/projects');
  answerByExample('/api/homepage/headervideos', '/api/homevideos', '/api/homepagegrid');
  answer('GET', '/api/project', { json: { data: kiln }, headers: { etag: '"1"' } });
  await openAsAdministrator(page, dashboardPaths.editProject(7));
  const box = page.getByRole('checkbox', { name: /^Visitors can turn its sound on/ });
  await expect(box).toHaveCount(1);
  await expect(box).not.toBeChecked();
  const kept = answer('PATCH', '/api/media-details', {
    json: { message: 'Saved.', data: { ...details, sound: true } },
  });
  await box.click();
  await expect(page.getByText(/Visitors can turn the sound of .*film of grid 1, frame 1.* on/)).toBeVisible();
  expect(kept.map(({ json }) => json)).toEqual([{ path: 'media/heard.mp4', sound: true }]);
  await expect(box).toBeChecked();
});

test('one file that is refused is said by its name, and the place for all of them stays as it was', async () => {
  answerByExample('/api/category', '/api/projects');
  await openAsAdministrator(page, dashboardPaths.createProject);
  const field = page.getByLabel('Add pictures and films', { exact: true });
  await expect(field).toBeEnabled();
  const zone = page.getByText('Choose many at once', { exact: false });
  const lookOf = () => zone.evaluate((element) => getComputedStyle(element.parentElement ?? element).borderColor);
  const before = await lookOf();
  await chooseFiles(field, new File(['%PDF-1.7'], 'brochure.pdf', { type: 'application/pdf' }));
  await expect(page.getByRole('alert').filter({ hasText: 'brochure.pdf' })).toBeVisible();
  expect(await lookOf()).toBe(before);
});
