import { Band, Column, Grid, Hairline } from '@vitrine/design-system/components/layout';
import { Text } from '@vitrine/design-system/components/text';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Layout' };

export const States = createComponentStory({
  name: 'Layout',

  isWide: true,
  intent: 'Twelve columns at every width, bands of vertical space, and the line between them.',
  when: 'Every public page.',
  whenNot: 'Inside a component: it has its own layout.',
  accessibility:
    'Grid and Column take the element that says what they are. The hairline is decoration; a heading parts topics.',
  states: {
    'Columns by width': () => (
      <Grid>
        <Column mobile={[1, 12]} tablet={[1, 6]} wide={[1, 4]}>
          <Text variant="body">1 to 4, at a tablet 1 to 6, on a phone all</Text>
        </Column>
        <Column mobile={[1, 12]} tablet={[7, 12]} wide={[5, 12]}>
          <Text variant="body">5 to 12, at a tablet 7 to 12, on a phone all</Text>
        </Column>
      </Grid>
    ),
    Band: () => (
      <Band>
        <Text variant="statement">A band with space above and below</Text>
      </Band>
    ),
    Hairline: () => <Hairline />,
    'Hairline, inset': () => <Hairline inset />,
  },
});
