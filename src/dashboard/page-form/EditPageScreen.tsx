import type { ForEditing, OwnPage } from '../../domain/content.ts';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import { ownWords } from '../shared/messages.ts';
import type { ScreenProps } from '../shared/page/resource.ts';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { PageFormPage } from './PageFormPage.tsx';

/** One stored page. Read again, it does not overwrite what is being typed. */
export function EditPageScreen({ resource }: ScreenProps<ForEditing<OwnPage>>) {
  const { value: page } = resource;
  return page === null ? (
    <DashboardPage heading="Edit Page">
      <ResourceState describe={ownWords} resource={resource}>
        {() => null}
      </ResourceState>
    </DashboardPage>
  ) : (
    <PageFormPage heading="Edit Page" key={page.id} page={page} saved="Page updated successfully!" />
  );
}
