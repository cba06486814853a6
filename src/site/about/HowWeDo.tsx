import { Text } from '@vitrine/design-system/components/text';
import type { About } from '../../domain/content.ts';
import { keepLastWords } from '../shared/last-words.ts';
import { Missing } from '../shared/Missing.tsx';
import { threeColumns } from '../shared/section-row.css.ts';
import { GroupHeading, type GroupLevel } from './GroupHeading.tsx';

interface HowWeDoProps {
  readonly pairs: About['howWeDo'];
  readonly level: GroupLevel;
}

/** Pairs of subheading and description; a column left empty in the dashboard is no pair. */
export function HowWeDo({ pairs, level }: HowWeDoProps) {
  const written = pairs.filter(({ subheading, description }) => (subheading + description).trim() !== '');
  if (written.length === 0) return <Missing text="No subsections available" />;
  return (
    <div className={threeColumns}>
      {written.map(({ subheading, description }, index) => (
        <div key={index}>
          <GroupHeading level={level}>{subheading}</GroupHeading>
          {description.trim() === '' ? null : (
            <Text variant="body" wrap="lines">
              {keepLastWords(description)}
            </Text>
          )}
        </div>
      ))}
    </div>
  );
}
