import { expect } from '@playwright/test';
import { Form } from './form.model.ts';

const author = 'Ritika Anand';
const content = 'First.\n\nThen.';

export class StoryForm extends Form {
  /** Fills all three fields. */
  async write(title: string): Promise<void> {
    await this.fill({ Title: title, Author: author, Content: content });
  }

  /** All three fields as {@link write} filled them. */
  async seeWritten(title: string): Promise<void> {
    await this.seeValues({ Title: title, Author: author, Content: content });
  }

  /** The same, restored from a draft. */
  async seeDraft(title: string): Promise<void> {
    await expect(this.draftNote).toBeVisible();
    await this.seeWritten(title);
  }
}
