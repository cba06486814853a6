import { ArrowLink } from '@vitrine/design-system/components/arrow-link';
import { Column, Grid } from '@vitrine/design-system/components/layout';
import { Text } from '@vitrine/design-system/components/text';
import { useSay, useSite } from '../../machines/site-context.ts';
import { HeadTags } from '../shared/PageHead.tsx';
import { Logo } from '../shared/Logo.tsx';
import { mark, sealed } from './shown.css.ts';

/**
 * What stands in place of every page of a closed site: whose it is, and where to write to. Drawn by the server alone and
 * without script.
 */
export function ClosedPage() {
  const say = useSay();
  const { siteName, logo, contact, enquiries } = useSite();
  const email = contact.email || enquiries.email;
  return (
    <main id="content">
      <HeadTags title={[siteName || say('Opens soon')]} />
      <Grid className={sealed}>
        {siteName === '' && logo === null ? null : (
          <div className={mark}>
            <Logo />
          </div>
        )}
        <Column>
          <Text as="h1" variant="display" wrap="anywhere">
            {say('Opens soon')}
          </Text>
        </Column>
        {email === '' ? null : (
          <Column wide={[4, 12]}>
            <ArrowLink href={`mailto:${email}`}>{email}</ArrowLink>
          </Column>
        )}
      </Grid>
    </main>
  );
}
