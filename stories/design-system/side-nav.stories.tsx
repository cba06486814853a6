import { PlusIcon } from '@vitrine/design-system/components/icon';
import {
  SideNav,
  SideNavGroup,
  SideNavItem,
  SideNavThemeRow,
  ViewSiteLink,
} from '@vitrine/design-system/components/side-nav';
import { useState } from 'react';
import { createComponentStory } from './component-story.tsx';

export default { title: 'Design system/Components/Side navigation' };

function Side() {
  const [isBlack, setIsBlack] = useState(false);
  return (
    <SideNav
      foot={<SideNavThemeRow onToggle={() => setIsBlack(!isBlack)} theme={isBlack ? 'black' : 'white'} />}
      logo="Half Ream"
      viewSite={<ViewSiteLink href="#site">View site</ViewSiteLink>}
    >
      <SideNavGroup label="Projects">
        <SideNavItem aria-current="page" href="#categories" icon={<PlusIcon size={18} />}>
          Categories
        </SideNavItem>
        <SideNavItem href="#projects" icon={<PlusIcon size={18} />}>
          All Projects
        </SideNavItem>
      </SideNavGroup>
    </SideNav>
  );
}

export const States = createComponentStory({
  name: 'Side navigation',

  intent: 'The navigation of the dashboard: in the side of the shell, or in a Drawer.',
  when: 'Once, in DashboardShell.',
  whenNot: 'On the site.',
  accessibility: 'A labelled nav; groups have headings; aria-current marks the page one is on.',
  states: { 'With groups': () => <Side /> },
});
