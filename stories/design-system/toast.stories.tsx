import { Toast, ToastLink, ToastRegion } from '@vitrine/design-system/components/toast';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Toast' };

const nothing = () => undefined;

export const States = createComponentStory({
  name: 'Toast',

  intent: 'How an action went.',
  when: 'After every write of the dashboard, good or bad.',
  whenNot: 'What a field can say itself. Reads: ErrorState.',
  accessibility:
    'The region is always there, or its first words are not read (WCAG 4.1.3). An error stays until it is closed; time stops while one is pointed at or focused.',
  states: {
    Success: () => (
      <Toast onClose={nothing} tone="success">
        Category updated.
      </Toast>
    ),
    Error: () => (
      <Toast onClose={nothing} tone="error">
        The category could not be saved. Try again.
      </Toast>
    ),
    'With an action': () => (
      <Toast action={{ label: 'Undo', onPress: nothing }} onClose={nothing} tone="success">
        Category deleted.
      </Toast>
    ),
    'With links': () => (
      <Toast
        links={
          <>
            <ToastLink href="#view">View it</ToastLink>
            <ToastLink href="#edit">Edit it</ToastLink>
          </>
        }
        onClose={nothing}
        tone="success"
      >
        Project created.
      </Toast>
    ),
    'With a reason': () => (
      <Toast
        action={{ label: 'Retry', onPress: nothing }}
        onClose={nothing}
        reason="The server could not be reached. What you entered is kept: try again."
        tone="error"
      >
        The project could not be saved.
      </Toast>
    ),
    'In its region': () => (
      <ToastRegion
        polite={
          <Toast onClose={nothing} tone="success">
            Saved.
          </Toast>
        }
      />
    ),
  },
});
