import { PageFormPage } from './PageFormPage.tsx';

/** A new page; once created, the form is empty again. */
export function CreatePageScreen() {
  return <PageFormPage heading="Create Page" page={null} saved="Page created successfully!" />;
}
