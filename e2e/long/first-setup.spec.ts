import type { Page } from '@playwright/test';
import { paths } from '../../src/domain/paths.ts';
import { setFlag } from '../support/admin.ts';
import { administrator } from '../support/administrator.ts';
import { demoFile, demoStudio } from '../support/demo-studio.ts';
import type { DemoAbout, DemoGrid, DemoProject } from '../support/demo-studio.ts';
import { Hand } from '../support/hand.ts';
import type { Effort } from '../support/hand.ts';
import { startOwnProvider, temporaryStore } from '../support/own-provider.ts';
import { expect, test } from '../support/test.ts';

/**
 * An empty studio is set up by hand: six projects of the demo studio with all their pictures and films, the home page, About,
 * two stories and the settings. docs/first-setup.md has the figures.
 */

/** What the first release took for the same content, measured by the same counter. */
const before: Effort = { clicks: 273, fields: 153, screens: 41 };

/**
 * What the same content took when the form of the settings was not counted, because name, contact and wordmark stood in
 * `site.config.ts`.
 */
const beforeSettings: Effort = { clicks: 128, fields: 73, screens: 4 };

const studio = {
  siteName: 'Studio Nord',
  contact: {
    email: 'hello@nord.example',
    address: 'Studio Nord\nHafenstraße 1\n20457 Hamburg',
    mobile: '+49 000 0001',
    landline: '+49 000 0002',
    hours: 'Mon–Fri 9 to 17',
  },
};

const projects = demoStudio.projects.slice(0, 6);

/** The slots by project, as somebody fills them who looks at one project after the other. */
const slots: readonly { readonly project: string; readonly fills: readonly (readonly [string, ...string[]])[] }[] = [
  {
    project: 'Yamuna Biennale',
    fills: [
      ['header video 1', 'rising-water.mp4'],
      ['grid item 5', 'poster-low-water.jpg'],
    ],
  },
  {
    project: 'Upar',
    fills: [
      ['header video 2', 'ridge-walk.mp4'],
      ['grid item 2', 'label-fog-line.jpg', 'label-teen-dhara.jpg'],
    ],
  },
  {
    project: 'Kal',
    fills: [
      ['header video 3', 'turning-table.mp4'],
      ['homepage video 2', 'turning-table.mp4'],
      ['grid item 4', 'wordmark-frieze.jpg'],
    ],
  },
  {
    project: 'Small Hours',
    fills: [
      ['header video 4', 'eight-marks.mp4'],
      ['grid item 1', 'cover-almost-monday.jpg', 'eight-marks.mp4'],
    ],
  },
  {
    project: 'Tulsi Children’s Hospital',
    fills: [
      ['homepage video 1', 'counting-animals.mp4'],
      ['grid item 6', 'ward-1-heron.jpg'],
    ],
  },
  { project: 'Museum of Salt', fills: [['grid item 3', 'arrow-right.jpg']] },
];

/** The screens of the dashboard as their owner uses them. */
class Owner {
  readonly #page: Page;
  readonly #hand: Hand;
  readonly #made: DemoProject[] = [];

  constructor(page: Page, hand: Hand) {
    this.#page = page;
    this.#hand = hand;
  }

  async goTo(name: string): Promise<void> {
    await this.#hand.click(this.#page.getByRole('navigation').getByRole('link', { name, exact: true }));
  }

  #button(name: string) {
    return this.#page.getByRole('button', { name, exact: true });
  }

  #box(name: string) {
    return this.#page.getByRole('textbox', { name, exact: true });
  }

  async #sees(text: string): Promise<void> {
    await expect(this.#page.getByRole('status').getByText(text).last()).toBeVisible({ timeout: 60_000 });
  }

  /** Name, contact and wordmark: what stood in `site.config.ts` before there were settings. */
  async writeSettings(): Promise<void> {
    const [page, hand] = [this.#page, this.#hand];
    const part = (name: string) => page.getByRole('region', { name, exact: true });
    const { siteName, contact } = studio;
    await hand.type(this.#box('Name'), siteName);
    for (const ink of ['dark', 'light'] as const) {
      const input = page.getByLabel(`Wordmark in ${ink} ink`, { exact: true });
      await hand.chooseFiles(input, [demoFile(`studio/logo-${ink === 'dark' ? 'light' : 'dark'}.svg`)]);
    }
    for (const name of ['Enquiries', 'Opportunities', 'Contact']) {
      await hand.type(part(name).getByRole('textbox', { name: 'E-mail', exact: true }), contact.email);
    }
    await hand.type(this.#box('Address'), contact.address);
    await hand.type(this.#box('Mobile'), contact.mobile);
    await hand.type(this.#box('Landline'), contact.landline);
    await hand.type(this.#box('Hours'), contact.hours);
    await hand.click(this.#button('Save'));
    await this.#sees('Settings saved.');
  }

  async createProject(project: DemoProject): Promise<void> {
    const [page, hand] = [this.#page, this.#hand];
    await hand.type(this.#box('Title'), project.title);
    await hand.type(this.#box('Description'), project.description);
    await hand.chooseFiles(page.getByLabel('Choose file for the header', { exact: true }), [
      demoFile(project.HeaderMedia.mediaUrl),
    ]);
    await this.#chooseCategory(project.category);
    await hand.type(this.#box('Client name'), project.clientName);
    await hand.type(this.#box('Year'), project.year);
    await hand.select(page.getByLabel('Theme', { exact: true }), 'White');
    await hand.paste(
      page.getByLabel('Role', { exact: true }),
      project.credits.map(({ role, name }) => `${role}: ${name}`).join('\n'),
    );
    await expect(page.getByRole('button', { name: /^Remove credit/ })).toHaveCount(project.credits.length);
    for (const { title } of this.#made.filter(({ slug }) => project.relatedProjects.includes(slug))) {
      await hand.type(page.getByRole('combobox', { name: /project/i }), title);
      await hand.click(page.getByRole('option', { name: title }).first());
    }
    for (const [index, grid] of project.grids.entries()) {
      await this.#addGrid(index, grid);
      if (grid.gridText === undefined) continue;
      await hand.click(page.getByRole('button', { name: /^Add Text/ }).last());
      await hand.type(page.getByRole('textbox', { name: /text/i }).last(), grid.gridText);
    }
    await hand.click(this.#button('Submit'));
    await this.#sees('Project created successfully!');
    // The toast may still be that of the project before: a film is converted and sent first.
    await expect(this.#box('Title')).toHaveValue('', { timeout: 60_000 });
    this.#made.push(project);
  }

  /** From the list, or made in its place the first time. */
  async #chooseCategory(name: string): Promise<void> {
    const field = this.#page.getByLabel('Category', { exact: true });
    if ((await field.getByRole('option', { name, exact: true }).count()) > 0) {
      await this.#hand.select(field, name);
      return;
    }
    await this.#hand.click(this.#button('New'));
    await this.#hand.type(this.#box('New category'), name);
    await this.#hand.press(this.#box('New category'), 'Enter');
    await expect(field.getByRole('option', { name, exact: true })).toHaveCount(1);
  }

  /** The form makes the grid from the files; carousels, and films beside pictures, are asked for by their type. */
  async #addGrid(index: number, { gridType, frames }: DemoGrid): Promise<void> {
    const [page, hand] = [this.#page, this.#hand];
    const files = frames.map(({ mediaUrl }) => demoFile(mediaUrl));
    const films = frames.filter(({ mediaType }) => mediaType === 'VIDEO').length;
    if (files.length > 1 && (gridType === 'G3' || films > 0)) {
      await hand.click(page.getByText(gridType, { exact: true }).last());
      await hand.click(this.#button('Add Grid'));
      const name = gridType === 'G3' ? `grid ${String(index + 1)}` : `grid ${String(index + 1)}, frame 1`;
      await hand.chooseFiles(page.getByLabel(`Choose file for ${name}`, { exact: true }), files);
    } else {
      await hand.chooseFiles(page.getByLabel('Add pictures and films', { exact: true }), files);
    }
    await expect(page.getByRole('heading', { level: 3 })).toHaveCount(index + 1, { timeout: 30_000 });
  }

  /** From the shelf with the media of one project after the other, each dragged to its slot. */
  async fillSlots(): Promise<void> {
    const [page, hand] = [this.#page, this.#hand];
    const shelf = page.getByRole('region', { name: 'Project media' });
    await hand.click(this.#button('Project media'));
    for (const { project, fills } of slots) {
      await hand.click(shelf.getByRole('combobox', { name: 'Project' }));
      await hand.click(shelf.getByRole('option', { name: project }));
      await expect(shelf.getByRole('list', { name: `Media of ${project}` })).toBeVisible();
      for (const [slot, ...files] of fills) {
        const place = page.getByRole('listitem', { name: slot, exact: true });
        for (const file of files) {
          // Away from the edges of the window, where dragging scrolls the page.
          await place.evaluate((element) => element.scrollIntoView({ block: 'center' }));
          // An empty slot takes a drop wherever it is pressed.
          const target =
            file === files[0]
              ? place.getByRole('button', { name: `Choose media for ${slot}`, exact: true })
              : place.getByText('After hover', { exact: true });
          const tile = shelf.getByRole('button', { name: `Drag ${file}`, exact: true });
          await hand.drag(tile, target, place.getByText('Drop here'));
          await expect(place.getByRole('button', { name: `Drag ${slot}` })).toBeEnabled();
          await expect(place.getByText('Saving...')).toBeHidden();
        }
      }
    }
  }

  async writeHomeTexts(texts: readonly { readonly text: string }[]): Promise<void> {
    const form = this.#page.getByRole('region', { name: 'Home Page Text Edit' });
    for (const [index, { text }] of texts.entries()) {
      await this.#hand.type(form.getByRole('textbox').nth(index), text);
    }
    await this.#hand.click(form.getByRole('button').last());
    await this.#sees('Home page texts updated successfully!');
  }

  async writeAbout(about: DemoAbout): Promise<void> {
    const hand = this.#hand;
    const part = (name: string) => this.#page.getByRole('region', { name, exact: true });
    const box = (name: string, label: string) => part(name).getByRole('textbox', { name: label, exact: true });
    await hand.type(box('Intro', 'Heading'), about.introHeading);
    await hand.type(box('Intro', 'Paragraph'), about.introDescription);
    await hand.chooseFiles(part('Image').locator('input[type=file]'), [demoFile(about.mediaUrl)]);
    await hand.type(box('What We Do', 'Main heading'), about.whatWeDoHeading);
    for (const [index, { heading, bulletPoints }] of about.whatWeDoSections.entries()) {
      await hand.type(box('What We Do', `Column ${String(index + 1)}`), heading);
      await hand.paste(box('What We Do', `New point, column ${String(index + 1)}`), bulletPoints.join('\n'));
    }
    await hand.type(box('How We Do It', 'Main heading'), about.howWeDoMainHeading);
    for (const [index, { subheading, description }] of about.howWeDoSubsections.entries()) {
      const paragraph = box('How We Do It', `New paragraph, column ${String(index + 1)}`);
      await hand.type(box('How We Do It', `Column ${String(index + 1)}`), subheading);
      await hand.type(paragraph, description);
      await hand.press(paragraph, 'Enter');
    }
    await hand.type(box('Who We Are', 'Heading'), about.whoWeAreHeading);
    await hand.type(box('Who We Are', 'Paragraph'), about.whoWeAreDescription);
    await hand.type(box('Some of Our Clients', 'Main heading'), about.clientssectionHeading);
    const names = about.clientSections.map(({ name }) => name).join('\n');
    await hand.paste(box('Some of Our Clients', 'Client name, column 1'), names);
    await hand.click(this.#button('Submit'));
    await expect(box('Intro', 'Heading')).toHaveValue('');
  }

  async writeStory(story: (typeof demoStudio.stories)[number]): Promise<void> {
    await this.#hand.type(this.#box('Title'), story.title);
    await this.#hand.type(this.#box('Author'), story.authorname);
    await this.#hand.type(this.#box('Content'), story.content);
    await this.#hand.click(this.#button('Submit'));
    await this.#sees('Story created successfully!');
    // The toast may still be that of the project before: a film is converted and sent first.
    await expect(this.#box('Title')).toHaveValue('', { timeout: 60_000 });
  }
}

test('an empty studio is set up with at most half of what the first release took', async ({ page }) => {
  test.setTimeout(600_000);
  const store = temporaryStore();
  const provider = await startOwnProvider(store.folder, {
    ADMIN_USERNAME: administrator.username,
    ADMIN_PASSWORD: administrator.password,
  });
  try {
    await page.request.post(`${provider.origin}/api/login`, { data: administrator });
    await setFlag(page);
    await page.goto(`${provider.origin}${paths.dashboard}`);
    page.setDefaultTimeout(15_000);
    const hand = new Hand(page);
    const owner = new Owner(page, hand);
    const costs: string[] = [];
    const note = (what: string) => {
      const { clicks, fields, screens } = hand.effort;
      costs.push(`${what}: ${String(clicks)} clicks, ${String(fields)} fields, ${String(screens)} screens so far`);
    };

    await owner.goTo('Create Project');
    for (const project of projects) {
      await owner.createProject(project);
      note(project.title);
    }
    await owner.goTo('Create Homepage');
    await owner.fillSlots();
    await owner.writeHomeTexts(demoStudio.homeTexts);
    note('Home page');
    await owner.goTo('Create About');
    await owner.writeAbout(demoStudio.about);
    note('About');
    await owner.goTo('Create Story');
    for (const story of demoStudio.stories.slice(0, 2)) await owner.writeStory(story);
    note('Two stories');

    const content = hand.effort;
    await owner.goTo('Settings');
    await owner.writeSettings();
    note('Settings');

    const { effort } = hand;
    test.info().annotations.push({ type: 'effort', description: costs.join('\n') });
    expect(content.clicks).toBeLessThanOrEqual(before.clicks / 2);
    expect(content.fields).toBeLessThanOrEqual(before.fields / 2);
    expect(content.screens).toBeLessThanOrEqual(before.screens / 2);
    // With the settings, which can only be typed, no more is done than without them before.
    const actions = ({ clicks, fields, screens }: Effort) => clicks + fields + screens;
    expect(actions(effort)).toBeLessThanOrEqual(actions(beforeSettings));

    // All of it is there for visitors.
    const read = async (path: string) => (await page.request.get(`${provider.origin}${path}`)).json();
    expect((await read('/api/projects')).data).toHaveLength(6);
    expect((await read('/api/homepage/headervideos')).headerdata).toHaveLength(4);
    expect((await read('/api/homevideos')).headerdata).toHaveLength(2);
    const cells: readonly { readonly hoverMedia: unknown }[] = (await read('/api/homepagegrid')).homepageGrids;
    expect(cells).toHaveLength(6);
    expect(cells.filter(({ hoverMedia }) => (hoverMedia ?? null) !== null)).toHaveLength(2);
    expect((await read('/api/aboutpage')).data.clientSections).toHaveLength(18);
    for (const { slug, credits, grids } of projects) {
      const { data } = await read(`/api/project?slug=${slug}`);
      expect(data.credits).toHaveLength(credits.length);
      const count = (all: readonly { readonly frames: readonly unknown[] }[]) =>
        all.flatMap(({ frames }) => frames).length;
      expect(count(data.grids), slug).toBe(count(grids));
    }
    await page.goto(`${provider.origin}${paths.contact}`);
    await expect(page).toHaveTitle(new RegExp(studio.siteName));
    await expect(page.getByRole('link', { name: studio.siteName }).first().locator('img').first()).toHaveAttribute(
      'src',
      /^\/media\/\w+\.svg$/,
    );
    for (const text of [studio.contact.mobile, studio.contact.landline, 'Hafenstraße 1']) {
      await expect(page.getByText(text).first()).toBeVisible();
    }
  } finally {
    await provider.kill();
    store.remove();
  }
});
