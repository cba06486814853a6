import { siteConfig, type SiteConfig } from '../../../site.config.ts';
import { paths } from '../../../src/domain/paths.ts';
import { openApp } from '../support/app.tsx';
import { expectAccessible } from '../support/axe.ts';
import { expect, page, test } from '../support/test.ts';

const empty: SiteConfig = {
  ...siteConfig,
  siteName: '',
  enquiries: { text: '', email: '' },
  opportunities: { text: '', email: '' },
  contact: { addressLines: [], email: '', mobile: '', landline: '', timings: '' },
  map: null,
};
const main = page.getByRole('main');
const heading = page.getByRole('heading', { level: 1, name: 'Talk to us' });
const way = main.getByRole('link', { name: 'Discover our work' });

test('a studio that has told nothing has a page all the same: what it is, the studio, and the way to its work', async () => {
  await openApp(paths.contact, null, empty);
  await expect(heading).toBeVisible();
  await expect(way).toHaveAttribute('href', paths.work);
  expect((await main.boundingBox())?.height, 'the footer follows').toBeLessThan(600);
  await expectAccessible();
  await openApp(paths.contact, null, { ...empty, siteName: 'Neemink', hidden: [paths.work] });
  await expect(main.getByText('Neemink', { exact: true })).toBeVisible();
  await expect(way).toHaveCount(0);
});

test('mail and telephones are underlined, as links in sentences are', async () => {
  await openApp(paths.contact, null, {
    ...empty,
    contact: { ...empty.contact, email: 'hello@neemink.example', mobile: '+91 00000 00250' },
  });
  for (const text of ['hello@neemink.example', '+91 00000 00250'])
    await expect(main.getByText(text, { exact: true })).toHaveCSS('text-decoration-line', 'underline');
});

test('one that has told anything begins with that', async () => {
  await openApp(paths.contact, null, { ...empty, contact: { ...empty.contact, email: 'hello@neemink.example' } });
  await expect(main.getByRole('link', { name: 'hello@neemink.example' })).toBeVisible();
  await expect(way).toHaveCount(0);
});
