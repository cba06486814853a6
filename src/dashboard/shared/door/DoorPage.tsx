import { Column, Grid } from '@vitrine/design-system/components/layout';
import { Text } from '@vitrine/design-system/components/text';
import { TextLink } from '@vitrine/design-system/components/text-link';
import { darkPage } from '@vitrine/design-system/theme';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { paths } from '../../../domain/paths.ts';
import { DashboardTitle } from '../page/DashboardTitle.tsx';
import { Wordmark } from '../page/Wordmark.tsx';
import { bar, foot, logo, main, page } from './door.css.ts';

interface DoorPageProps {
  readonly heading: string;
  readonly children: ReactNode;
}

/** The studio's own door (specification, section 2, "Login"): a dark page in both themes. */
export function DoorPage({ heading, children }: DoorPageProps) {
  return (
    <div className={`${darkPage} ${page}`}>
      <DashboardTitle heading={heading} />
      <header className={bar}>
        <Link className={logo} to={paths.home}>
          <Wordmark place="login" />
        </Link>
      </header>
      <main className={main}>
        <Grid>
          <Column mobile={[1, 12]} tablet={[4, 8]} wide={[4, 8]}>
            {children}
          </Column>
        </Grid>
      </main>
      <footer className={foot}>
        <Grid>
          <Column mobile={[1, 12]} tablet={[4, 12]} wide={[4, 12]}>
            <Text variant="caption">
              The studio’s own door. Visitors, please take the{' '}
              <TextLink asChild>
                <Link to={paths.home}>front one</Link>
              </TextLink>
              .
            </Text>
          </Column>
        </Grid>
      </footer>
    </div>
  );
}
