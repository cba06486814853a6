import { ArrowLink } from '@vitrine/design-system/components/arrow-link';
import { Column, Grid } from '@vitrine/design-system/components/layout';
import { Text } from '@vitrine/design-system/components/text';
import { darkPage } from '@vitrine/design-system/theme';
import { Link } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { notFound } from './not-found.css.ts';

/** Any address that is no page (specification, section 2). Dark in both themes. */
export function NotFoundScreen() {
  return (
    <div className={darkPage} data-under-bar="plain">
      <PageHead title="404 - Page Not Found" />
      <meta content="noindex" name="robots" />
      <Grid className={notFound}>
        <Column>
          <Text as="h1" variant="display">
            404 - Page Not Found
          </Text>
        </Column>
        <Column wide={[4, 12]}>
          <ArrowLink asChild>
            <Link to={paths.home}>Home</Link>
          </ArrowLink>
        </Column>
      </Grid>
    </div>
  );
}
