import { Button } from '@vitrine/design-system/components/button';
import { EmptyState } from '@vitrine/design-system/components/empty-state';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Empty state' };

export const States = createComponentStory({
  name: 'Empty state',

  intent: 'A list without rows, said in one sentence where the list would start.',
  when: 'A read that worked and found nothing.',
  whenNot: 'A read that failed: ErrorState.',
  accessibility: 'Plain text in reading order; it needs no live region, as it comes with the page.',
  states: {
    'A sentence': () => <EmptyState>No projects found</EmptyState>,
    'Quiet, on the site': () => <EmptyState quiet>No projects found</EmptyState>,
    'With a way on': () => (
      <EmptyState action={<Button variant="primary">Create Project</Button>}>No projects found</EmptyState>
    ),
  },
});
