import type { ComponentType } from 'react';
import { Navigate } from 'react-router-dom';
import type { Shown as ShownContent } from '../../domain/shown.ts';
import { PageState } from '../../site/shared/PageState.tsx';
import type { ScreenProps } from '../../site/shared/resource.ts';
import { LinkNotice } from '../../site/shown/LinkNotice.tsx';
// The page of what is sealed is the server's alone; its styles are of this build.
import '../../site/shown/shown.css.ts';

/**
 * What a link opens: a project or a story as everybody would see it. Their screens are loaded, not imported, so that they stay
 * in the chunks that other pages load.
 */
export async function loadShown(): Promise<ComponentType<ScreenProps<ShownContent>>> {
  const [{ Project }, { StoryScreen }] = await Promise.all([
    import('./project.ts'),
    import('../../site/story/StoryScreen.tsx'),
  ]);

  return function Shown({ resource }: ScreenProps<ShownContent>) {
    const { problem, state, value } = resource;
    if (state === 'failed' && problem?.kind === 'http' && [403, 404, 410].includes(problem.status)) {
      return <LinkNotice status={problem.status} />;
    }
    if (value?.kind === 'project') return <Project resource={{ ...resource, value: value.project }} />;
    if (value?.kind === 'story') return <StoryScreen resource={{ ...resource, value: value.story }} />;
    if (value !== null) return <Navigate replace to={value.path} />;
    return <PageState resource={resource}>{() => null}</PageState>;
  };
}
