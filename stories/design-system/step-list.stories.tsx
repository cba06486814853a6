import { Step, StepList } from '@vitrine/design-system/components/step-list';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Step list' };

export const States = createComponentStory({
  name: 'Step list',

  intent: 'What there is to do, with what is done already.',
  when: 'The first steps of something new; every step is a link to where it is done.',
  whenNot: 'Pages that are shown one after the other: it is a list, and any step can come first.',
  accessibility: 'A numbered list named by its heading; ", done" is part of the link of a step that is.',
  states: {
    'One of three is done': () => (
      <>
        <h2 id="first-steps">First steps</h2>
        <StepList labelledBy="first-steps">
          <Step done hint="Visitors filter by it" href="#categories">
            Add a category
          </Step>
          <Step done={false} hint="Pictures and films, in grids" href="#projects">
            Create your first project
          </Step>
          <Step done={false} hint="Films, pictures and three texts" href="#home">
            Fill the home page
          </Step>
        </StepList>
      </>
    ),
  },
});
