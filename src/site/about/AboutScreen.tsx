import type { About } from '../../domain/content.ts';
import { paths } from '../../domain/paths.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { PageState } from '../shared/PageState.tsx';
import type { ScreenProps } from '../shared/resource.ts';
import { AboutContent } from './AboutContent.tsx';

/** The studio about itself (specification, section 2, "About"). */
export function AboutScreen({ resource }: ScreenProps<About>) {
  const description = resource.value?.introDescription.trim() ?? '';
  return (
    <>
      <PageHead
        address={paths.about}
        describe={({ describePlace }, { siteName }) => [describePlace(siteName, ['About', paths.about])]}
        description={description === '' ? undefined : description}
        media={resource.value?.image}
        title="About"
      />
      <PageState heading="About" resource={resource}>
        {(about) => <AboutContent about={about} />}
      </PageState>
    </>
  );
}
