import { siteConfig } from '../../../site.config.ts';
import type { Project } from '../../domain/content.ts';
import { paths } from '../../domain/paths.ts';
import { HeadTags } from '../shared/PageHead.tsx';

/** Shown until a project with a title is known (specification, section 2, "Project detail"). */
const DEFAULT_TITLE = 'Project Details';

/** Title, description and what a shared link shows (specification, section 2, "Project detail"). */
export function ProjectHead({ project }: { readonly project: Project | null }) {
  if (project === null) return <HeadTags title={DEFAULT_TITLE} />;
  return (
    <HeadTags
      address={paths.project(project.slug)}
      describe={({ describeProject }) => describeProject(project)}
      description={project.description}
      media={project.header}
      title={project.title === '' ? DEFAULT_TITLE : `${project.title} | ${siteConfig.siteName}`}
    />
  );
}
