import { Text } from '@vitrine/design-system/components/text';
import { Fragment, type ReactNode } from 'react';
import type { Story } from '../../domain/content.ts';
import { minutesToRead, sayDay } from '../../domain/story-facts.ts';
import { useSay, useSite } from '../../machines/site-context.ts';

/** Who wrote a story, when, and how long it takes to read, as far as they are known. */
export function StoryFacts({ className, story }: { readonly className: string; readonly story: Story }) {
  const say = useSay();
  const { language } = useSite();
  const { author, content, createdAt } = story;
  const facts: ReactNode[] = [];
  if (author.trim() !== '') facts.push(author);
  if (createdAt !== undefined) {
    facts.push(
      // Browsers differ in how a language writes a day.
      <time dateTime={createdAt} suppressHydrationWarning>
        {sayDay(createdAt, language)}
      </time>,
    );
  }
  if (content.trim() !== '') facts.push(say('{minutes} min', { minutes: minutesToRead(content) }));
  if (facts.length === 0) return null;
  return (
    <div className={className}>
      <Text variant="caption" wrap="anywhere">
        {facts.map((fact, index) => (
          <Fragment key={index}>
            {index === 0 ? null : ' · '}
            {fact}
          </Fragment>
        ))}
      </Text>
    </div>
  );
}
