import { useSearchParams } from 'react-router-dom';
import { siteConfig } from '../../../site.config.ts';
import type { Story } from '../../domain/content.ts';
import { paths } from '../../domain/paths.ts';
import { findPlace, readStoriesAddress, toStoriesQuery } from '../../domain/stories-pagination.ts';
import { PageHead } from '../shared/PageHead.tsx';

/** The canonical address has the page number but not the chosen story, which has a page of its own. */
export function StoriesHead({ stories }: { readonly stories: readonly Story[] }) {
  const [query] = useSearchParams();
  const { page } = findPlace(
    stories.map(({ id }) => String(id)),
    readStoriesAddress(query),
  );
  return (
    <PageHead
      address={paths.stories + toStoriesQuery({ selected: null, page })}
      describe={({ describePlace }) => [describePlace(['Coffee break', paths.stories])]}
      description={`Stories from ${siteConfig.siteName}: ${stories.map(({ title }) => title).join(', ')}`}
      title="Coffee break"
    />
  );
}
