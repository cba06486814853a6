import { siteConfig } from '../../../site.config.ts';
import type { Project } from '../../domain/content.ts';
import { toDescription } from '../shared/PageHead.tsx';

/** Shown until a project with a title is known (specification, section 2, "Project detail"). */
const DEFAULT_TITLE = 'Project Details';

/** Title, description and what a shared link shows (specification, section 2, "Project detail"). */
export function ProjectHead({ project }: { readonly project: Project | null }) {
  const title = project === null || project.title === '' ? DEFAULT_TITLE : `${project.title} | ${siteConfig.siteName}`;
  return (
    <>
      <title>{title}</title>
      {project === null ? null : <ShareTags project={project} title={title} />}
    </>
  );
}

function ShareTags({ project, title }: { readonly project: Project; readonly title: string }) {
  const description = toDescription(project.description);
  const image = project.header?.kind === 'video' ? project.header.poster : (project.header?.url ?? null);
  return (
    <>
      <meta content={description} name="description" />
      <meta content={title} property="og:title" />
      <meta content={description} property="og:description" />
      <meta content="website" property="og:type" />
      <meta content={siteConfig.siteName} property="og:site_name" />
      {image === null ? null : <meta content={image} property="og:image" />}
      <meta content={image === null ? 'summary' : 'summary_large_image'} name="twitter:card" />
    </>
  );
}
