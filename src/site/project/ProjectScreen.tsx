import { isNotFound } from '../../api/problem.ts';
import type { Project } from '../../domain/content.ts';
import { useThemeOverride } from '../../machines/theme/theme.react.tsx';
import { Island } from '../shared/Island.tsx';
import { NotFound } from '../shared/NotFound.tsx';
import { FilmsAreSaid } from '../shared/FrameDisc.tsx';
import { PageState } from '../shared/PageState.tsx';
import { titleOf } from '../shared/title-of.ts';
import type { ScreenProps } from '../shared/resource.ts';
import { useWhole } from '../shared/use-whole.ts';
import { DiscoverMore } from './DiscoverMore.tsx';
import './print.css.ts';
import { ProjectFacts } from './ProjectFacts.tsx';
import { ProjectGrids } from './ProjectGrids.tsx';
import { ProjectHead } from './ProjectHead.tsx';
import { ProjectHeader } from './ProjectHeader.tsx';
import { useSay } from '../../machines/site-context.ts';

/** One project (specification, section 2, "Project detail"). */
export function ProjectScreen({ resource }: ScreenProps<Project>) {
  // Between two projects the theme stays as it is until the next one has loaded.
  useThemeOverride(resource.state === 'loading' ? undefined : (resource.value?.theme ?? null));
  return (
    <>
      <ProjectHead project={resource.value} />
      <ProjectState resource={resource} />
    </>
  );
}

function ProjectState({ resource }: ScreenProps<Project>) {
  const say = useSay();
  if (resource.state === 'failed' && isNotFound(resource.problem)) return <NotFound problem={resource.problem} />;
  return (
    <PageState heading={say('Project Details')} resource={resource}>
      {(project) => <ProjectContent key={project.id} project={project} />}
    </PageState>
  );
}

function ProjectContent({ project }: { readonly project: Project }) {
  const say = useSay();
  const isWhole = useWhole();
  const isBelowFilm = project.header?.kind === 'video';
  return (
    <article>
      <ProjectHeader media={project.header} title={titleOf(project, say)} />
      <Island>
        <ProjectFacts project={project} />
      </Island>
      {isWhole ? (
        <FilmsAreSaid value={isBelowFilm}>
          <ProjectGrids grids={project.grids} isBelowFilm={isBelowFilm} title={project.title} />
          <Island>
            <DiscoverMore related={project.related} />
          </Island>
        </FilmsAreSaid>
      ) : null}
    </article>
  );
}
