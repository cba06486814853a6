import { StoryFormPage } from './StoryFormPage.tsx';

/** A new story; once created, the form is empty again (specification, section 2, "Create story"). */
export function CreateStoryScreen() {
  return <StoryFormPage heading="Create Story" saved="Story created successfully!" story={null} />;
}
