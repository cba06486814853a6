import type { Locator, Page } from '@playwright/test';
import { administrator } from '../support/administrator.ts';
import { Form } from './form.model.ts';

export class Login extends Form {
  readonly username: Locator;
  readonly password: Locator;

  constructor(page: Page) {
    super(page);
    this.username = this.field('Username');
    this.password = this.field('Password');
  }

  /** Fills the form and sends it, as the administrator or with what is given. */
  async logIn(credentials: { readonly username: string; readonly password: string } = administrator): Promise<void> {
    await this.fill({ Username: credentials.username, Password: credentials.password });
    await this.submit.click();
  }
}
