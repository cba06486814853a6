/** What the models of e2e/models import from `@playwright/test`. */
export { expect } from './expect.ts';
