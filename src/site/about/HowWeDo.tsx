import { Text } from '@vitrine/design-system/components/text';
import type { About } from '../../domain/content.ts';
import { threeColumns } from '../shared/section-row.css.ts';
import { groupHeading } from './about.css.ts';

/** Pairs of subheading and description; a column left empty in the dashboard is no pair. */
export function HowWeDo({ pairs }: { readonly pairs: About['howWeDo'] }) {
  const written = pairs.filter(({ subheading, description }) => (subheading + description).trim() !== '');
  if (written.length === 0) return <Text variant="lead">No subsections available</Text>;
  return (
    <div className={threeColumns}>
      {written.map(({ subheading, description }, index) => (
        <div key={index}>
          {subheading.trim() === '' ? null : <h3 className={groupHeading}>{subheading}</h3>}
          <Text variant="body" wrap="lines">
            {description}
          </Text>
        </div>
      ))}
    </div>
  );
}
