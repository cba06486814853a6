import { Column, Grid } from '@vitrine/design-system/components/layout';
import { useMemo } from 'react';
import { useNavigate, useSearchParams } from 'react-router-dom';
import type { Story } from '../../domain/content.ts';
import { countPages, readStoriesAddress, storiesOnPage, toStoriesQuery } from '../../domain/stories-pagination.ts';
import { useStoriesList } from '../../machines/stories-list/stories-list.react.tsx';
import { NothingHere } from '../shared/NothingHere.tsx';
import { page as pageClass } from '../shared/page.css.ts';
import { useWhole } from '../shared/use-whole.ts';
import { StoriesPages } from './StoriesPages.tsx';
import { StoryArticle } from './StoryArticle.tsx';
import { StoryTitles } from './StoryTitles.tsx';

function idOf({ id }: Story): string {
  return String(id);
}

/** The titles, the stories of one page, and the pagination. Page and story are kept in the address. */
export function StoriesContent({ stories }: { readonly stories: readonly Story[] }) {
  const ids = useMemo(() => stories.map(idOf), [stories]);
  const [query] = useSearchParams();
  const navigate = useNavigate();
  const list = useStoriesList({
    ids,
    ...readStoriesAddress(query),
    onMove(place) {
      const search = toStoriesQuery(place);
      if (search !== toStoriesQuery({ selected: query.get('story'), page: Number(query.get('page') ?? 1) })) {
        navigate({ search });
      }
    },
  });
  const isWhole = useWhole();
  const shown = storiesOnPage(stories, list, idOf);
  const [first] = shown;

  if (first === undefined) {
    return (
      <Grid className={pageClass}>
        <Column wide={[4, 12]}>
          <NothingHere text="No stories available" />
        </Column>
      </Grid>
    );
  }
  return (
    <Grid className={pageClass}>
      <StoryTitles current={idOf(first)} ids={ids} onChoose={list.choose} stories={stories} />
      <Column wide={[4, 11]}>
        {(isWhole ? shown : shown.slice(0, 1)).map((story, index) => (
          <StoryArticle attachHeading={index === 0 ? list.attachHeading : undefined} key={idOf(story)} story={story} />
        ))}
        {isWhole ? <StoriesPages count={countPages(stories.length)} current={list.page} onTurn={list.turnTo} /> : null}
      </Column>
    </Grid>
  );
}
