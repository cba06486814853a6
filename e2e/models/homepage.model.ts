import { expect, type Locator, type Page } from '@playwright/test';

/** Create Homepage: sections of slots, and the shelf with a project's media beside them. */
export class Homepage {
  readonly shelf: Locator;
  readonly panel: Locator;
  readonly #page: Page;

  constructor(page: Page) {
    this.#page = page;
    this.panel = page.getByRole('dialog');
    this.shelf = page.getByRole('region', { name: 'Project media' });
  }

  section(name: string): Locator {
    return this.#page.getByRole('region', { name, exact: true });
  }

  /** A slot by its name: `header video 1`, `grid item 3`. */
  slot(name: string): Locator {
    return this.#page.getByRole('listitem', { name, exact: true });
  }

  /** The address of the picture in a slot. */
  pictureOf(name: string): Promise<string | null> {
    return this.slot(name).getByRole('img').getAttribute('src');
  }

  /** The link of a slot to All Media: 'Add Media' or 'Edit Media'. */
  link(name: string): Locator {
    return this.slot(name).getByRole('link', { name: /^(Add|Edit) Media/ });
  }

  /** The frame of a slot, which opens the panel when it is pressed. */
  frame(name: string): Locator {
    return this.slot(name).getByRole('button', { name: /^(Choose media for|Drag) / });
  }

  /** Opens the panel with a project's media for a slot. */
  async openPanel(name: string): Promise<void> {
    await this.frame(name).click();
    await expect(this.panel.getByRole('heading', { name: /^(Add|Edit) Media$/ })).toBeVisible();
  }

  /** Goes from a slot to All Media. */
  async chooseMediaFor(name: string): Promise<void> {
    await this.link(name).click();
  }

  /** Shows the media of this project on the shelf. */
  async openShelf(project: string): Promise<void> {
    await this.#page.getByRole('button', { name: 'Project media' }).click();
    await this.shelf.getByRole('combobox', { name: 'Project' }).fill(project);
    await this.#page.getByRole('option', { name: project }).click();
    await expect(this.shelf.getByRole('button', { name: /^Drag/ })).not.toHaveCount(0);
  }

  async seeSlots(section: string, count: number): Promise<void> {
    await expect(this.section(section).getByRole('listitem')).toHaveCount(count);
  }
}
