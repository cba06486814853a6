import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import type { Story } from '../../domain/content.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { PageState } from '../shared/PageState.tsx';
import type { ScreenProps } from '../shared/resource.ts';
import { StoriesContent } from './StoriesContent.tsx';

/** Coffee break, newest first (specification, section 2, "Stories"). */
export function StoriesScreen({ resource }: ScreenProps<readonly Story[]>) {
  return (
    <>
      <PageHead title="Coffee break" />
      <VisuallyHidden as="h1">Coffee break</VisuallyHidden>
      <PageState resource={resource}>{(stories) => <StoriesContent stories={stories} />}</PageState>
    </>
  );
}
