import type { Page } from '@playwright/test';
import { beforeEach, describe } from 'vitest';
import { Dialog } from '../../../e2e/models/dialog.model.ts';
import { paste } from '../../../e2e/support/paste.ts';
import { dashboardPaths } from '../../../src/domain/dashboard-paths.ts';
import { createGate, openAsAdministrator } from '../support/admin.ts';
import { chooseFiles } from '../support/files.ts';
import { answer, answerByExample } from '../support/provider.ts';
import { expect, page, test } from '../support/test.ts';

const { createAbout, editAbout } = dashboardPaths;
const failure = /Failed to/;
const section = (of: Page, name: string) => of.getByRole('region', { name, exact: true });
/** One pixel. */
const png = Uint8Array.from(
  atob('iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg=='),
  (letter) => letter.charCodeAt(0),
);
const picture = new File([png], 'studio.png', { type: 'image/png' });
const pdf = new File(['not looked at'], 'notes.pdf', { type: 'application/pdf' });

/** The About page that is live. */
const live = {
  id: 1,
  introHeading: 'Half a ream, and the rest in conversation',
  introDescription: 'Founded in New Delhi in 2011, when two of us shared a table.',
  mediaUrl: 'media/upar/header.jpg',
  whatWeDoHeading: 'What we do?',
  whatWeDoSections: [{ heading: 'Name and mark', bulletPoints: ['Identities and wordmarks'] }],
  howWeDoMainHeading: 'How We Do It?',
  howWeDoSubsections: [
    { subheading: 'We write one page', description: 'Before any drawing.' },
    { subheading: 'We make a dummy', description: 'Out of paper.' },
  ],
  whoWeAreHeading: 'Who We Are?',
  whoWeAreDescription: 'Eleven people and one large table.',
  clientssectionHeading: 'Some of our clients',
  clientSections: ['Tilde', 'Upar', 'Kal', 'Saaz', 'Marut', 'Nadi', 'Ritu'].map((name) => ({ name })),
};

async function add(heading: string, label: string, text: string): Promise<void> {
  await section(page, heading).getByLabel(label).fill(text);
  await page.keyboard.press('Enter');
}

beforeEach(() => void answer('GET', '/api/aboutpage', { json: { data: live } }));

describe('create', () => {
  const open = async () => {
    await openAsAdministrator(page, createAbout);
    await expect(page.getByRole('heading', { name: 'Create About' })).toBeVisible();
  };
  beforeEach(open);

  test('the page says before that it replaces, and offers to edit', async () => {
    await expect(
      page.getByText(/^There is an About page already, “.+”\. Submit replaces all of it at once/),
    ).toBeVisible();
    await page.getByRole('link', { name: 'Edit it instead' }).click();
    await expect(page.getByRole('heading', { level: 1, name: 'Edit About' })).toBeVisible();
  });

  test('submits at once; what was replaced comes back with Undo', async ({ toasts, form }) => {
    const undone = answer('POST', '/api/undo', { json: { message: 'Restored' } });
    const sent = answer('POST', '/api/aboutpage', { status: 201, json: { success: true, undo: 'the page before' } });
    await section(page, 'Intro').getByLabel('Heading').fill('x');
    await form.submit.click();
    await toasts.seeSuccess('About page created successfully!');
    expect(sent).toHaveLength(1);
    const reads = answer('GET', '/api/aboutpage', { json: { data: live } });
    await toasts.undo.click();
    await toasts.seeSuccess('About page restored successfully!');
    await expect.poll(() => reads.length).toBeGreaterThan(0);
    expect(undone.map(({ json }) => json)).toEqual([{ undo: 'the page before' }]);
  });

  test('a provider without undo is sent the page that was read', async ({ toasts, form }) => {
    answer('POST', '/api/aboutpage', { status: 201, json: { success: true, message: 'Well done.' } });
    const sent = answer('PATCH', '/api/aboutpage', { json: { success: true } });
    await section(page, 'Intro').getByLabel('Heading').fill('x');
    await form.submit.click();
    await toasts.seeSuccess('Well done.');
    answer('GET', '/api/aboutpage', { json: { data: { ...live, id: 2, introHeading: 'x' } } });
    await toasts.undo.click();
    await toasts.seeSuccess('About page restored successfully!');
    const { clientSections = '', whatWeDoSections = '', howWeDoSubsections = '', ...texts } = sent[0]?.form ?? {};
    expect(texts).toEqual({
      id: '2',
      introHeading: live.introHeading,
      introDescription: live.introDescription,
      mediaUrl: live.mediaUrl,
      WhatwedoMainHeading: live.whatWeDoHeading,
      howWeDoMainHeading: live.howWeDoMainHeading,
      WhoWeareMainHeading: live.whoWeAreHeading,
      whoWeAreDescription: live.whoWeAreDescription,
      clientssectionHeading: live.clientssectionHeading,
    });
    expect(JSON.parse(clientSections)).toEqual(live.clientSections.map(({ name }) => ({ clientsname: name })));
    expect(JSON.parse(whatWeDoSections)[0]).toEqual(live.whatWeDoSections[0]);
    expect(JSON.parse(howWeDoSubsections)[1]).toEqual(live.howWeDoSubsections[1]);
  });

  test('the first page replaces nothing, and there is nothing to undo', async ({ toasts, form }) => {
    answer('GET', '/api/aboutpage', { json: { data: null } });
    answer('POST', '/api/aboutpage', { status: 201, json: { success: true, message: 'Well done.' } });
    await open();
    await expect(page.getByText(/^There is an About page already/)).toBeHidden();
    await form.submit.click();
    await toasts.seeSuccess('Well done.');
    await expect(toasts.undo).toBeHidden();
  });

  test('adding needs text', async () => {
    for (const [heading, label, message] of [
      ['What We Do', 'New point, column 2', 'Please enter a point.'],
      ['How We Do It', 'New paragraph, column 1', 'Please enter a paragraph.'],
      ['Some of Our Clients', 'Client name, column 3', 'Please enter a client point.'],
    ] as const) {
      const field = section(page, heading).getByLabel(label);
      await add(heading, label, '  ');
      await expect(field).toHaveAccessibleDescription(message);
      await expect(field).toBeFocused();
    }
  });

  test('adds and deletes, sends once, says what the server says and begins again', async ({ toasts, form }) => {
    const gate = createGate();
    const sent = answer('POST', '/api/aboutpage', async () => {
      await gate.opened;
      return { status: 201, json: { success: true, message: 'Well done.' } };
    });
    await section(page, 'Intro').getByLabel('Heading').fill('Paper');
    // Enter in a field publishes nothing.
    await section(page, 'Intro').getByLabel('Heading').press('Enter');
    await add('What We Do', 'New point, column 1', 'Books');
    await add('What We Do', 'New point, column 1', 'Signs');
    await page.getByRole('button', { name: 'Delete Books, column 1' }).click();
    await add('How We Do It', 'New paragraph, column 1', 'First');
    await add('How We Do It', 'New paragraph, column 1', 'Second');
    await add('Some of Our Clients', 'Client name, column 3', 'Upar');
    await chooseFiles(page.locator('input[type=file]'), picture);
    await expect(page.getByText('Selected file: studio.png')).toBeVisible();
    await form.submit.click();
    await expect(form.submitting).toBeDisabled();
    gate.release();
    await toasts.seeSuccess('Well done.');
    await expect.poll(() => sent).toHaveLength(1);
    const parts = sent[0]?.form ?? {};
    expect(Object.keys(parts).toSorted()).toEqual(
      [
        'WhatwedoMainHeading',
        'WhoWeareMainHeading',
        'clientSections',
        'clientssectionHeading',
        'howWeDoMainHeading',
        'howWeDoSubsections',
        'introDescription',
        'introHeading',
        'mediaUrl',
        'whatWeDoSections',
        'whowearedescription',
      ].toSorted(),
    );
    expect(parts['mediaUrl']).toBe('studio.png');
    expect(JSON.parse(parts['whatWeDoSections'] ?? '')[0]).toEqual({ heading: '', bulletPoints: ['Signs'] });
    expect(JSON.parse(parts['howWeDoSubsections'] ?? '')[0]).toEqual({ subheading: '', description: 'First' });
    expect(JSON.parse(parts['clientSections'] ?? '')).toEqual([{ name: 'Upar' }]);
    await expect(section(page, 'Intro').getByLabel('Heading')).toHaveValue('');
    await expect(page.getByText('Signs')).toBeHidden();
    await expect(page.getByText('Selected file')).toBeHidden();
  });

  for (const [name, response, text] of [
    ['with words', { status: 400, json: { message: 'Too long.' } }, 'Failed to submit the form: Too long.'],
    ['without words', { status: 500, text: '' }, 'Failed to submit the form: Unknown error'],
    ['said in a 200', { json: { success: false, message: 'No.' } }, 'Failed to submit the form: No.'],
  ] as const) {
    test(`a failure ${name} leaves the form as it is`, async ({ allowConsole, toasts, form }) => {
      allowConsole(failure);
      answer('POST', '/api/aboutpage', response);
      await section(page, 'Intro').getByLabel('Heading').fill('Paper');
      await form.submit.click();
      await toasts.seeFailure(text);
      await expect(section(page, 'Intro').getByLabel('Heading')).toHaveValue('Paper');
    });
  }

  test('a picture that cannot be opened is refused where it was chosen, as in the project form', async ({ form }) => {
    const sent = answer('POST', '/api/aboutpage', { status: 201, json: { success: true } });
    const input = page.locator('input[type=file]');
    const image = section(page, 'Image');
    const choose = image.getByRole('button', { name: 'Choose file' });
    for (const [file, words] of [
      [new File(['no picture'], 'a.png', { type: 'image/png' }), 'a.png is not a picture (JPEG'],
      [new File([png.slice(0, 50)], 'b.png', { type: 'image/png' }), 'b.png'],
      [new File([], 'c.png', { type: 'image/png' }), 'is empty. Export or download it once more.'],
      [new File(['%PDF-1.7'], 'd.png', { type: 'image/png' }), 'is a PDF document.'],
      [new File(['\0\0\0\x1cftypmp42'], 'e.png', { type: 'image/png' }), 'Please select a valid image file.'],
    ] as const) {
      await chooseFiles(input, picture);
      await expect(page.getByText('Selected file: studio.png')).toBeVisible();
      await expect(choose).not.toHaveAttribute('aria-busy', 'true');
      await chooseFiles(input, file);
      await expect(image.getByRole('alert').getByText(words)).toBeVisible();
      await expect(page.getByText('Selected file')).toBeHidden();
      await expect(choose).toHaveAccessibleDescription(new RegExp(words.replace(/[()]/g, '.')));
    }
    await form.submit.click();
    await expect.poll(() => sent).toHaveLength(1);
    expect(sent[0]?.form['mediaUrl']).not.toBe('e.png');
  });

  test('takes images only', async ({ toasts }) => {
    const input = page.locator('input[type=file]');
    await chooseFiles(input, picture);
    await chooseFiles(input, pdf);
    await toasts.seeFailure('Please select a valid image file.');
    await expect(page.getByText('Selected file')).toBeHidden();
  });
});

describe('lists', () => {
  test('what is removed is gone from the screen; Undo tells it to assistive technology', async () => {
    await openAsAdministrator(page, createAbout);
    for (const [heading, label, kind] of [
      ['What We Do', 'New point, column 1', 'Point'],
      ['How We Do It', 'New paragraph, column 1', 'Paragraph'],
      ['Some of Our Clients', 'Client name, column 1', 'Client'],
    ] as const) {
      const list = section(page, heading);
      await add(heading, label, 'Tilde');
      await list.getByRole('button', { name: 'Delete Tilde, column 1' }).click();
      await expect(list.getByText(`${kind} removed.`)).toBeVisible();
      await expect(list.getByText('Tilde')).toHaveCount(0);
      await list.getByRole('button', { name: 'Undo: Tilde' }).click();
      await expect(list.getByText('Tilde')).toBeVisible();
    }
  });

  test('several lines that are pasted are an item each, and the field is ready for the next', async () => {
    await openAsAdministrator(page, createAbout);
    const points = section(page, 'What We Do');
    const field = points.getByLabel('New point, column 1');
    await expect(field).toBeEditable();
    await paste(field, '• Books\n• Signs\n\n• Maps');
    await expect(points.getByRole('listitem')).toHaveText(['Books', 'Signs', 'Maps']);
    await expect(field).toHaveValue('');
    await expect(field).toBeFocused();
    await expect(page.getByRole('status').getByText('3 items added to column 1')).toBeAttached();
    await page.keyboard.type('Type');
    await page.keyboard.press('Enter');
    await page.keyboard.type('Ink');
    await page.keyboard.press('Enter');
    await expect(points.getByRole('listitem')).toHaveText(['Books', 'Signs', 'Maps', 'Type', 'Ink']);
  });
});

describe('edit', () => {
  const open = async () => {
    await openAsAdministrator(page, editAbout);
    await expect(section(page, 'Intro').getByLabel('Heading')).not.toHaveValue('');
  };
  const update = page.getByRole('button', { name: 'Update', exact: true });

  test('shows the record: clients in three columns, one paragraph a column', async () => {
    await open();
    await expect(section(page, 'Intro').getByLabel('Heading')).toHaveValue(live.introHeading);
    await expect(section(page, 'How We Do It').getByRole('textbox', { name: 'Paragraph, column 2' })).toHaveCount(1);
    const clients = section(page, 'Some of Our Clients');
    await expect(clients.getByRole('listitem')).toHaveCount(7);
    await expect(clients.getByRole('list').first().getByRole('listitem')).toHaveCount(3);
    await expect(section(page, 'Image').getByRole('img')).toBeVisible();
    expect((await section(page, 'Image').getByRole('img').boundingBox())?.width).toBeLessThanOrEqual(200);
    await page.setViewportSize({ width: 320, height: 640 });
    const tooWide = () => page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    await expect.poll(tooWide).toBeLessThanOrEqual(0);
  });

  test('intro heading and description are required, and have the focus', async () => {
    const sent = answer('PATCH', '/api/aboutpage', {});
    await open();
    const heading = section(page, 'Intro').getByLabel('Heading');
    const paragraph = section(page, 'Intro').getByLabel('Paragraph');
    await heading.fill(' ');
    await update.click();
    await expect(heading).toHaveAccessibleDescription('Intro heading is required.');
    await expect(heading).toBeFocused();
    await heading.fill('Paper');
    await paragraph.fill('');
    await update.click();
    await expect(paragraph).toHaveAccessibleDescription('Intro description is required.');
    await expect(paragraph).toBeFocused();
    expect(sent).toEqual([]);
  });

  test('leaving with something changed is asked about', async () => {
    answerByExample('/api/category', '/api/projects');
    await open();
    const away = page.getByRole('navigation').getByRole('link', { name: 'Categories' });
    const leave = new Dialog(page, 'Leave this page?');
    await section(page, 'Intro').getByLabel('Heading').fill('Paper');
    await away.click();
    await leave.answer('Stay');
    await expect(away).toBeFocused();
    await expect(section(page, 'Intro').getByLabel('Heading')).toHaveValue('Paper');
    await away.click();
    await leave.answer('Leave');
    await expect(page.getByRole('heading', { level: 1, name: 'Categories' })).toBeFocused();
  });

  test('says what is missing in lists', async () => {
    await open();
    await add('What We Do', 'New point, column 1', '');
    await expect(page.getByText('Please enter a point.')).toBeVisible();
    await add('Some of Our Clients', 'Client name, column 1', '');
    await expect(page.getByText('Please enter a client name.')).toBeVisible();
    await page.getByRole('textbox', { name: 'Paragraph, column 1' }).fill('');
    await page.getByRole('button', { name: 'Update Paragraph, column 1' }).click();
    await expect(page.getByText('Please enter a paragraph.')).toBeVisible();
  });

  test('a client without a name is called so, and goes back as it came', async ({ toasts }) => {
    answer('GET', '/api/aboutpage', {
      json: { data: { ...live, mediaUrl: null, clientSections: [{ clientsname: null }] } },
    });
    const sent = answer('PATCH', '/api/aboutpage', { json: { success: true } });
    await open();
    await expect(page.getByText('Unnamed Client')).toBeVisible();
    await expect(page.getByText('No image')).toBeVisible();
    // Nor does every provider know when it was saved.
    await expect(page.getByText(/^Last saved/)).toHaveCount(0);
    await update.click();
    await toasts.seeSuccess('About page updated successfully!');
    expect(JSON.parse(sent[0]?.form['clientSections'] ?? '')).toEqual([{ clientsname: '' }]);
  });

  test('a failure says so and loses nothing, a new file neither', async ({ allowConsole, toasts }) => {
    allowConsole(failure);
    const sent = answer('PATCH', '/api/aboutpage', { status: 415, json: { message: 'Not a picture.' } });
    await open();
    await chooseFiles(page.locator('input[type=file]'), picture);
    await section(page, 'Intro').getByLabel('Heading').fill('Kept');
    await update.click();
    await toasts.seeFailure('Failed to update: Not a picture.');
    expect(sent[0]?.form['media']).toBe('studio.png');
    expect(sent[0]?.form['mediaUrl']).toBeUndefined();
    await expect(section(page, 'Intro').getByLabel('Heading')).toHaveValue('Kept');
    await expect(page.getByText('Selected file: studio.png')).toBeVisible();
  });

  test('a read that fails says so', async ({ allowConsole }) => {
    allowConsole(/500/);
    answer('GET', '/api/aboutpage', { status: 500, json: { message: 'Away.' } });
    await openAsAdministrator(page, editAbout);
    await expect(page.getByText('Failed to fetch data: Away.')).toBeVisible();
  });
});
