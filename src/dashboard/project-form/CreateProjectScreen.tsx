import { paths } from '../../domain/paths.ts';
import { DashboardPage } from '../shared/DashboardPage.tsx';
import { NotYet } from '../shared/NotYet.tsx';

/** A new project (specification, section 2, "Create project"). */
export function CreateProjectScreen() {
  return (
    <DashboardPage heading="Create Project">
      <NotYet label="All Projects" to={paths.dashboardScreens.allProjects} />
    </DashboardPage>
  );
}
