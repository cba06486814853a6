import { Text } from '@vitrine/design-system/components/text';
import { useId } from 'react';
import type { Ref } from 'react';
import { Link } from 'react-router-dom';
import type { Story } from '../../domain/content.ts';
import { paths } from '../../domain/paths.ts';
import { Prose } from '../shared/Prose.tsx';
import { titleOf } from './story-title.ts';
import { author, body, story as storyClass, title } from './stories.css.ts';

interface StoryArticleProps {
  readonly story: Story;
  /** The heading takes the focus when this story was chosen. */
  readonly attachHeading?: Ref<HTMLElement> | undefined;
}

/** One story of the list. Its title links to the page of its own, the link that can be shared. */
export function StoryArticle({ story, attachHeading }: StoryArticleProps) {
  const id = useId();
  return (
    <article aria-labelledby={id} className={storyClass}>
      <Text
        as="h2"
        className={title}
        id={id}
        tabIndex={-1}
        variant="display"
        {...(attachHeading && { ref: attachHeading })}
      >
        <Link to={paths.story(story.id)}>{titleOf(story)}</Link>
      </Text>
      {story.author.trim() === '' ? null : (
        <Text className={author} variant="caption">
          {story.author}
        </Text>
      )}
      <div className={body}>
        <Prose>{story.content}</Prose>
      </div>
    </article>
  );
}
