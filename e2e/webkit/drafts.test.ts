import { resolve } from 'node:path';
import { dashboardPaths } from '../../src/domain/dashboard-paths.ts';
import { enter, logIn, titleIn } from './support/administrator.ts';
import { pause } from './support/processes.ts';
import { expect, test } from './support/test.ts';
import type { View } from './support/view.ts';

const { createProject } = dashboardPaths;
/** A small one: the inspector takes no message above 128 kB. */
const picture = resolve('provider/demo-content/media/upar/label-teen-dhara.jpg');
const notKept = 'This browser keeps your draft without its files. Save before you leave.';

const isEditable = (page: View) =>
  page.run(() => {
    const field = [...document.querySelectorAll('label')].find((one) => one.innerText.trim() === 'Title')?.control;
    return field instanceof HTMLInputElement && !field.disabled && !field.readOnly;
  });

/** Ends the session as the provider does after its time: the browser is not told. */
const endSession = (page: View) => page.run(async () => (await fetch('/api/logout', { method: 'POST' })).ok);

const choose = async (page: View) => {
  await page.choose('Choose file for the header', picture);
  await page.seeElement('input[type=file]', 'Replace file of the header');
};

/** What the browser has stored of drafts, without their files. */
const stored = (page: View) =>
  page.run(
    () =>
      new Promise<string>((resolve) => {
        const opening = indexedDB.open('vitrine');
        opening.addEventListener('success', () => {
          const reading = opening.result.transaction('drafts').objectStore('drafts').getAll();
          reading.addEventListener('success', () => {
            opening.result.close();
            resolve(JSON.stringify(reading.result));
          });
        });
      }),
  );

test.describe('in a private window', () => {
  test.override({ wishes: { width: 1440, height: 900, isReduced: true } });

  test('a draft is kept without its files, and that is said; the form is never locked by it', async ({
    page,
    provider,
  }) => {
    await enter(page, createProject, provider);
    await choose(page);
    await page.fill('input', 'Title', 'Typed in private');
    await page.see(notKept);
    await page.picture('test-results/webkit/private-1440.png');
    await pause(1500);
    await page.reload();
    await page.see('This browser has not kept its files');
    await page.picture('test-results/webkit/private-reloaded-1440.png');
    await expect.poll(() => titleIn(page)).toBe('Typed in private');
    expect(await isEditable(page)).toBe(true);
    await page.seeElement('input[type=file]', 'Choose file for the header');
    await choose(page);
    await page.fill('input', 'Title', 'And goes on');
    await page.see(notKept);
  });

  test('what is typed outlives the end of the session', async ({ page, provider }) => {
    await enter(page, createProject, provider);
    await page.fill('input', 'Title', 'Typed before the end');
    await pause(1500);
    expect(await endSession(page)).toBe(true);
    await page.reload();
    await logIn(page, createProject, provider);
    await page.see('Draft from');
    await expect.poll(() => titleIn(page)).toBe('Typed before the end');
  });
});

test('in an ordinary window a draft with its files outlives a reload, the end of the session and of the browser', async ({
  open,
  provider,
}) => {
  const seeDraft = async (page: View) => {
    await page.see('Draft from');
    await expect.poll(() => titleIn(page)).toBe('With a picture');
    await page.seeElement('input[type=file]', 'Replace file of the header');
    await page.until(() => document.querySelector<HTMLImageElement>('main img[src^="blob:"]')?.naturalWidth);
    expect(await page.text()).not.toContain('has not kept its files');
  };
  const { view: page, close } = await open();
  await enter(page, createProject, provider);
  await choose(page);
  await page.fill('input', 'Title', 'With a picture');
  await expect.poll(() => stored(page)).toContain('With a picture');
  expect(await page.text()).not.toContain(notKept);
  await page.reload();
  await seeDraft(page);
  expect(await endSession(page)).toBe(true);
  await page.reload();
  await logIn(page, createProject, provider);
  await seeDraft(page);
  await close();
  const { view: again } = await open();
  await again.open(createProject);
  // The session has ended with the browser.
  await logIn(again, createProject, provider);
  await seeDraft(again);
});
