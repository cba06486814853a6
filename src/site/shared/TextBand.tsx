import { ArrowLink } from '@vitrine/design-system/components/arrow-link';
import { Band, Column, Grid } from '@vitrine/design-system/components/layout';
import { Text } from '@vitrine/design-system/components/text';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { linkSpace } from './text-band.css.ts';
import { useSite } from '../../machines/site-context.ts';

interface TextBandProps {
  readonly text: string;
  readonly link: string;
  /** Where the link leads; one to a page that the studio has hidden is left out. */
  readonly to: string;
  /** Between the two. */
  readonly children?: ReactNode;
}

/** A statement from the fourth column, and a link below it, perhaps with something between them. */
export function TextBand({ text, link, to, children }: TextBandProps) {
  const { hidden = [] } = useSite();
  return (
    <Band data-later="">
      <Grid>
        <Column wide={[4, 12]}>
          <Text variant="statement" wrap="lines">
            {text}
          </Text>
          {children}
          {hidden.includes(to) ? null : (
            <div className={linkSpace}>
              <ArrowLink asChild>
                <Link to={to}>{link}</Link>
              </ArrowLink>
            </div>
          )}
        </Column>
      </Grid>
    </Band>
  );
}
