import { Text } from '@vitrine/design-system/components/text';
import type { Story } from '../../domain/content.ts';
import { minutesToRead, sayDay } from '../../domain/story-facts.ts';
import { useSay, useSite } from '../../machines/site-context.ts';
import { Fact } from './Facts.tsx';

interface StoryFactsProps {
  readonly className: string;
  readonly story: Story;
}

/** Who wrote a story, when, and how long it takes to read, as far as they are known. */
export function StoryFacts({ className, story: { author, content, createdAt } }: StoryFactsProps) {
  const say = useSay();
  const { language } = useSite();
  const by = author.trim() && author;
  return (
    <div className={className}>
      <Text variant="caption" wrap="anywhere">
        {by && <Fact>{by}</Fact>}
        {createdAt && (
          <>
            {by && ' · '}
            {/* Browsers differ in how a language writes a day. */}
            <time dateTime={createdAt} suppressHydrationWarning>
              {sayDay(createdAt, language)}
            </time>
          </>
        )}
        {content.trim() &&
          `${by || createdAt ? ' · ' : ''}${say('{minutes} min', { minutes: minutesToRead(content) })}`}
      </Text>
    </div>
  );
}
