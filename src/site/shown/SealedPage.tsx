import { ArrowLink } from '@vitrine/design-system/components/arrow-link';
import { Column, Grid } from '@vitrine/design-system/components/layout';
import { Text } from '@vitrine/design-system/components/text';
import { Link } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';
import type { Teaser } from '@vitrine/contract/pages';
import { useSay } from '../../machines/site-context.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { Logo } from '../shared/Logo.tsx';
import { mark, picture as pictureClass, sealed } from './shown.css.ts';
import { titleOf } from '../shared/title-of.ts';

/**
 * The address of something sealed, for who has no link: its title, a small picture, and whom to ask. Drawn by the server alone
 * and without script, so that it costs other pages nothing and has nothing to read.
 */
export function SealedPage({ teaser }: { readonly teaser: Teaser }) {
  const { picture } = teaser;
  const say = useSay();
  const title = titleOf(teaser, say);
  return (
    <main id="content">
      <PageHead title={title} />
      <Grid className={sealed}>
        <div className={mark}>
          <Logo />
        </div>
        {picture === null ? null : (
          <Column>
            <img
              alt=""
              className={pictureClass}
              height={picture.height ?? undefined}
              src={picture.url}
              width={picture.width ?? undefined}
            />
          </Column>
        )}
        <Column>
          <Text as="h1" variant="display" wrap="anywhere">
            {title}
          </Text>
        </Column>
        <Column wide={[4, 12]}>
          <Text variant="body">{say('This is shown by a personal link. Ask us for yours.')}</Text>
        </Column>
        <Column wide={[4, 12]}>
          <ArrowLink asChild>
            <Link to={paths.contact}>{say('Talk to us')}</Link>
          </ArrowLink>
        </Column>
      </Grid>
    </main>
  );
}
