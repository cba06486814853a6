import { asWritten } from '@vitrine/design-system/components/text';
import { useId } from 'react';
import { Link } from 'react-router-dom';
import type { Story } from '../../domain/content.ts';
import { paths } from '../../domain/paths.ts';
import { Prose } from '../shared/Prose.tsx';
import { StoryFacts } from '../shared/StoryFacts.tsx';
import { titleOf } from '../shared/title-of.ts';
import { body, facts, story as storyClass, title, titleLink } from './stories.css.ts';
import { useSay } from '../../machines/site-context.ts';

interface StoryArticleProps {
  readonly story: Story;
  /** The heading takes the focus when this story was chosen. */
  readonly attachHeading?: ((heading: HTMLElement | null) => void) | undefined;
}

/** One story of the list. Its title links to the story's own page. */
export function StoryArticle({ story, attachHeading }: StoryArticleProps) {
  const id = useId();
  const say = useSay();
  return (
    <article aria-labelledby={id} className={storyClass} data-later="">
      <h2 className={title} id={id} ref={attachHeading} tabIndex={-1} {...asWritten(story.title)}>
        <Link className={titleLink} to={paths.story(story.id)}>
          {titleOf(story, say)}
        </Link>
      </h2>
      <StoryFacts className={facts} story={story} />
      <div className={body}>
        <Prose deeper={1} rich={story.richContent}>
          {story.content}
        </Prose>
      </div>
    </article>
  );
}
