import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import type { Story } from '../../domain/content.ts';
import { PageState } from '../shared/PageState.tsx';
import type { ScreenProps } from '../shared/resource.ts';
import { StoriesContent } from './StoriesContent.tsx';
import { StoriesHead } from './StoriesHead.tsx';
import { useSay } from '../../machines/site-context.ts';

/** Coffee break, newest first (specification, section 2, "Stories"). */
export function StoriesScreen({ resource }: ScreenProps<readonly Story[]>) {
  return (
    <>
      <StoriesHead stories={resource.value ?? []} />
      <VisuallyHidden as="h1">{useSay()('Coffee break')}</VisuallyHidden>
      <PageState resource={resource}>{(stories) => <StoriesContent stories={stories} />}</PageState>
    </>
  );
}
