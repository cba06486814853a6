import { useSearchParams } from 'react-router-dom';
import type { Story } from '../../domain/content.ts';
import { paths } from '../../domain/paths.ts';
import { findPlace, readStoriesAddress, toStoriesQuery } from '../../domain/stories-pagination.ts';
import { useSay, useSite } from '../../machines/site-context.ts';
import { PageHead } from '../shared/PageHead.tsx';

/** The canonical address has the page number but not the chosen story, which has a page of its own. */
export function StoriesHead({ stories }: { readonly stories: readonly Story[] }) {
  const [query] = useSearchParams();
  const { siteName } = useSite();
  const say = useSay();
  const { page } = findPlace(
    stories.map(({ id }) => String(id)),
    readStoriesAddress(query),
  );
  return (
    <PageHead
      address={paths.stories + toStoriesQuery({ selected: null, page })}
      describe={({ describePlace }) => [describePlace(siteName, [say('Coffee break'), paths.stories])]}
      description={
        siteName &&
        say('Stories from {studio}: {what}', {
          studio: siteName,
          what: stories.map(({ title }) => title).join(', '),
        })
      }
      title={say('Coffee break')}
    />
  );
}
