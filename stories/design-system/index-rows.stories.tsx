import { IndexRow, IndexRows } from '@vitrine/design-system/components/index-rows';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Index rows' };

export const States = createComponentStory({
  name: 'Index rows',

  intent: 'The table of contents on the first page of the dashboard.',
  when: 'Places and how much is there.',
  whenNot: 'Records: Table.',
  accessibility: 'A list of links; the count is part of the name of the link.',
  states: {
    Rows: () => (
      <IndexRows>
        <IndexRow count="12" href="#projects">
          All Projects
        </IndexRow>
        <IndexRow count="11 of 12 slots" href="#home">
          Create Homepage
        </IndexRow>
      </IndexRows>
    ),
  },
});
