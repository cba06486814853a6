import { Column, Grid } from '@vitrine/design-system/components/layout';
import { Text } from '@vitrine/design-system/components/text';
import type { ReactNode } from 'react';
import { content, first, heading as headingClass, row, statement as statementClass } from './section-row.css.ts';

interface SectionRowProps {
  readonly heading: string;
  /** `h1` where it is the page's own. */
  readonly level?: 'h1' | 'h2';
  /** The studio's own heading of the row, above the content; null or left out where the row's is enough. */
  readonly statement?: string | null;
  /** The first row of a page has no line and no space above it. */
  readonly isFirst?: boolean;
  /** The content begins with pictures: the heading stands at their top, and not on the first line of words. */
  readonly hasPictures?: boolean;
  readonly children: ReactNode;
}

/** A row of About and Talk to us: the heading from the first column, the content from the fourth. */
export function SectionRow(props: SectionRowProps) {
  const { heading, level: Heading = 'h2', statement = null, isFirst = false, hasPictures = false, children } = props;
  return (
    <Grid
      align={hasPictures ? 'start' : 'baseline'}
      as="section"
      className={isFirst ? `${row} ${first}` : row}
      nested
      mobileRowGap={5}
      rowGap={10}
    >
      <Column wide={[1, 3]}>
        <Heading className={headingClass}>{heading}</Heading>
      </Column>
      <Column className={content} wide={[4, 12]}>
        {statement === null ? null : (
          <div className={statementClass}>
            <Text as="h3" variant="statement" wrap="anywhere">
              {statement}
            </Text>
          </div>
        )}
        {children}
      </Column>
    </Grid>
  );
}
