import type { ForEditing, Story } from '../../domain/content.ts';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import { ownWords } from '../shared/messages.ts';
import type { ScreenProps } from '../shared/page/resource.ts';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { StoryFormPage } from './StoryFormPage.tsx';

const heading = 'Edit Story';

/** One stored story (specification, section 2, "Edit story"). Read again, it does not overwrite what is being typed. */
export function EditStoryScreen({ resource }: ScreenProps<ForEditing<Story>>) {
  const { value } = resource;
  if (value !== null) {
    return <StoryFormPage heading={heading} key={value.id} saved="Story updated successfully!" story={value} />;
  }
  return (
    <DashboardPage heading={heading}>
      <ResourceState describe={ownWords} resource={resource}>
        {() => null}
      </ResourceState>
    </DashboardPage>
  );
}
