import type { Project } from '../../domain/content.ts';
import { paths } from '../../domain/paths.ts';
import { useSay, useSite } from '../../machines/site-context.ts';
import { HeadTags } from '../shared/PageHead.tsx';

/** Shown until a project with a title is known (specification, section 2, "Project detail"). */
const DEFAULT_TITLE = 'Project Details';

/** Title, description and what a shared link shows (specification, section 2, "Project detail"). */
export function ProjectHead({ project }: { readonly project: Project | null }) {
  const { siteName } = useSite();
  const say = useSay();
  if (project === null) return <HeadTags title={[say(DEFAULT_TITLE)]} />;
  return (
    <HeadTags
      address={paths.project(project.slug)}
      describe={({ describeProject }, site) => describeProject(project, site)}
      description={project.description}
      media={project.header}
      summary={project.searchDescription}
      title={project.title.trim() === '' ? [say(DEFAULT_TITLE)] : [project.title, siteName]}
    />
  );
}
