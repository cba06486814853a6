import type { Project } from '../../domain/content.ts';
import { paths } from '../../domain/paths.ts';
import { useSite } from '../../machines/site-context.ts';
import { HeadTags } from '../shared/PageHead.tsx';

/** Shown until a project with a title is known (specification, section 2, "Project detail"). */
const DEFAULT_TITLE = 'Project Details';

/** Title, description and what a shared link shows (specification, section 2, "Project detail"). */
export function ProjectHead({ project }: { readonly project: Project | null }) {
  const { siteName } = useSite();
  if (project === null) return <HeadTags title={DEFAULT_TITLE} />;
  return (
    <HeadTags
      address={paths.project(project.slug)}
      describe={({ describeProject }, site) => describeProject(project, site)}
      description={project.description}
      media={project.header}
      title={project.title === '' ? DEFAULT_TITLE : `${project.title} | ${siteName}`}
    />
  );
}
