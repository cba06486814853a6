import { ArrowLink } from '@vitrine/design-system/components/arrow-link';
import { Column, Grid } from '@vitrine/design-system/components/layout';
import { Text } from '@vitrine/design-system/components/text';
import { darkPage } from '@vitrine/design-system/theme';
import { Link } from 'react-router-dom';
import type { Problem } from '../../api/problem.ts';
import { paths } from '../../domain/paths.ts';
import { notFound } from './not-found.css.ts';
import { useSay } from '../../machines/site-context.ts';
import { useSayProblem } from './say-problem.ts';
import { SiteError } from './SiteError.tsx';

/** The 404 page, with the provider's error message if there is one. Dark in both themes. */
export function NotFound({ problem }: { readonly problem?: Problem | undefined }) {
  const say = useSay();
  const sayProblem = useSayProblem();
  return (
    <div className={darkPage} data-under-bar="plain">
      <meta content="noindex" name="robots" />
      <Grid className={notFound}>
        <Column>
          <Text as="h1" variant="display">
            {say('404 - Page Not Found')}
          </Text>
        </Column>
        {problem === undefined ? null : (
          <Column wide={[4, 12]}>
            <SiteError>{sayProblem(problem)}</SiteError>
          </Column>
        )}
        <Column wide={[4, 12]}>
          <ArrowLink asChild>
            <Link to={paths.home}>{say('Home')}</Link>
          </ArrowLink>
        </Column>
      </Grid>
    </div>
  );
}
