import { ArrowLink } from '@vitrine/design-system/components/arrow-link';
import { Column, Grid } from '@vitrine/design-system/components/layout';
import { Text } from '@vitrine/design-system/components/text';
import { darkPage } from '@vitrine/design-system/theme';
import { Link } from 'react-router-dom';
import { paths } from '../../domain/paths.ts';
import { useSay } from '../../machines/site-context.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { notFound } from '../shared/not-found.css.ts';

/**
 * In place of what a link showed, or never did; it says nothing of what that was, but that a draft is sealed now (403), which who has its
 * link may know. Dark in both themes, as what is not found.
 */
export function LinkNotice({ status }: { readonly status: number }) {
  const say = useSay();
  const hasEnded = status !== 404;
  const title = hasEnded ? say('This link has ended') : say('This link shows nothing');
  return (
    <div className={darkPage} data-under-bar="plain">
      <PageHead title={title} />
      <Grid className={notFound}>
        <Column>
          <Text as="h1" variant="display">
            {title}
          </Text>
        </Column>
        <Column wide={[4, 12]}>
          <Text variant="body">
            {status === 403
              ? say('This is shown by a personal link. Ask us for yours.')
              : hasEnded
                ? say('It has expired or was withdrawn. Ask us for a new one.')
                : say('A part of its address may be missing. Ask us for a new one.')}
          </Text>
        </Column>
        <Column wide={[4, 12]}>
          <ArrowLink asChild>
            <Link to={paths.contact}>{say('Talk to us')}</Link>
          </ArrowLink>
        </Column>
      </Grid>
    </div>
  );
}
