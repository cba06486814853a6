import { Navigate } from 'react-router-dom';
import type { Shown as ShownContent } from '../../domain/shown.ts';
import { ProjectState } from '../../site/project/ProjectScreen.tsx';
import { PageHead } from '../../site/shared/PageHead.tsx';
import type { ScreenProps } from '../../site/shared/resource.ts';
// The page of what is sealed is the server's alone; its styles are of this build.
import '../../site/shown/shown.css.ts';
import { LinkNotice } from '../../site/shown/LinkNotice.tsx';
import { PageState } from '../../site/shared/PageState.tsx';
import { StoryPage } from '../../site/story/StoryScreen.tsx';
import { useSay } from '../../machines/site-context.ts';
import { ProjectMachines } from '../services/site/project.ts';
import { withMachines } from './with-machines.tsx';

/** What a link opens: a project or a story as everybody would see it, without what a shared link shows. */
function ShownScreen({ resource }: ScreenProps<ShownContent>) {
  const say = useSay();
  const { problem, state, value } = resource;
  if (state === 'failed' && problem?.kind === 'http' && [404, 410].includes(problem.status)) {
    return <LinkNotice hasEnded={problem.status === 410} />;
  }
  if (value?.kind === 'project') {
    return (
      <>
        <PageHead title={value.project.title === '' ? say('Project Details') : value.project.title} />
        <ProjectState resource={{ ...resource, value: value.project }} />
      </>
    );
  }
  if (value?.kind === 'story') {
    return (
      <>
        <PageHead title={value.story.title} />
        <StoryPage story={value.story} />
      </>
    );
  }
  if (value !== null) return <Navigate replace to={value.path} />;
  return <PageState resource={resource}>{() => null}</PageState>;
}

export const Shown = withMachines(ShownScreen, ProjectMachines);
