import type { ProjectToEdit } from '../../api/dashboard/reads.ts';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import { ownWords } from '../shared/messages.ts';
import type { ScreenProps } from '../shared/page/resource.ts';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { ProjectFormPage } from './ProjectFormPage.tsx';

const heading = 'Edit Project';

/** One stored project (specification, section 2, "edit project"). Read again, it does not overwrite what is being typed. */
export function EditProjectScreen({ resource }: ScreenProps<ProjectToEdit>) {
  const { value, problem, retry } = resource;
  if (value !== null) {
    const { project, choices } = value;
    return (
      <ProjectFormPage
        choices={choices}
        heading={heading}
        key={project.id}
        onChoices={retry}
        problem={problem}
        project={project}
      />
    );
  }
  return (
    <DashboardPage heading={heading}>
      <ResourceState describe={ownWords} resource={resource}>
        {() => null}
      </ResourceState>
    </DashboardPage>
  );
}
