import { Button } from '@vitrine/design-system/components/button';
import {
  DashboardBar,
  DashboardFoot,
  DashboardHead,
  DashboardShell,
} from '@vitrine/design-system/components/dashboard-shell';
import { Text } from '@vitrine/design-system/components/text';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Dashboard shell' };

export const States = createComponentStory({
  name: 'Dashboard shell',

  isWide: true,
  intent: 'The dashboard: navigation on surface, work area on raised, a head that stays and a foot for long choices.',
  when: 'Every page of the dashboard.',
  whenNot: 'Public pages and Login have shells of their own.',
  accessibility:
    'The head holds the one h1, which takes the focus after a page change. DashboardBody, not shown here, is the main landmark.',
  states: {
    'Head with note and actions, foot': () => (
      <DashboardShell
        bar={<DashboardBar logo="Half Ream" menu={null} />}
        side={<Text variant="dashText">Navigation</Text>}
      >
        <DashboardHead actions={<Button variant="primary">Add</Button>} note="6 categories">
          Categories
        </DashboardHead>
        <Text variant="dashText">The work area.</Text>
        <DashboardFoot>
          <Button variant="primary">Submit</Button>
        </DashboardFoot>
      </DashboardShell>
    ),
  },
});
