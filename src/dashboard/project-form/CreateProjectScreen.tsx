import type { FormChoices } from '../../api/dashboard/reads.ts';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import { ownWords } from '../shared/messages.ts';
import type { ScreenProps } from '../shared/page/resource.ts';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { ProjectFormPage } from './ProjectFormPage.tsx';

const heading = 'Create Project';

/** A new project; once created, the form is empty again (specification, section 2, "Create project"). */
export function CreateProjectScreen({ resource }: ScreenProps<FormChoices>) {
  const { value, problem, retry } = resource;
  if (value !== null) {
    return <ProjectFormPage choices={value} heading={heading} onChoices={retry} problem={problem} project={null} />;
  }
  return (
    <DashboardPage heading={heading}>
      <ResourceState describe={ownWords} resource={resource}>
        {() => null}
      </ResourceState>
    </DashboardPage>
  );
}
