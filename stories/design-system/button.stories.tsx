import { Button, ButtonLink } from '@vitrine/design-system/components/button';
import { PlusIcon } from '@vitrine/design-system/components/icon';
import * as css from './component-story.css.ts';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Button' };

export const States = createComponentStory({
  name: 'Button',

  intent: 'Does something here. One primary a screen; danger only inside a dialog that asks first.',
  when: 'An action on this page: save, add, retry. ButtonLink where it goes somewhere and should weigh as much.',
  whenNot: 'Inside a sentence (TextLink), as the one way on after a statement (ArrowLink), or over media (DiscButton).',
  accessibility:
    'At least 44 px for fingers. Busy says so with aria-busy and keeps its width; both labels are given from the start.',
  states: {
    'Every variant': () => (
      <div className={css.row}>
        {(['primary', 'secondary', 'quiet', 'quietMuted', 'quietDanger', 'danger'] as const).map((variant) => (
          <Button key={variant} variant={variant}>
            {variant}
          </Button>
        ))}
      </div>
    ),
    'Every size': () => (
      <div className={css.row}>
        {(['small', 'regular', 'large'] as const).map((size) => (
          <Button key={size} size={size}>
            {size}
          </Button>
        ))}
      </div>
    ),
    'With an icon': () => <Button icon={<PlusIcon size={18} />}>Add category</Button>,
    Disabled: () => <Button disabled>Save</Button>,
    Busy: () => (
      <Button busy busyLabel="Submitting..." variant="primary">
        Submit
      </Button>
    ),
    'As a link': () => <ButtonLink href="#states">Edit</ButtonLink>,
  },
});
