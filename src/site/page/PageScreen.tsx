import { Column, Grid } from '@vitrine/design-system/components/layout';
import { Text } from '@vitrine/design-system/components/text';
import type { ReactNode } from 'react';
import { isNotFound } from '../../api/problem.ts';
import type { OwnPage } from '../../domain/content.ts';
import { paths } from '../../domain/paths.ts';
import { useSay } from '../../machines/site-context.ts';
import { page as pageClass } from '../shared/page.css.ts';
import { PageHead } from '../shared/PageHead.tsx';
import { PageState } from '../shared/PageState.tsx';
import { Prose } from '../shared/Prose.tsx';
import type { ScreenProps } from '../shared/resource.ts';
import { body } from './page-screen.css.ts';

interface PageScreenProps extends ScreenProps<OwnPage> {
  /** In its place, where there is none. */
  readonly notFound: ReactNode;
}

/** A plain page of the studio's own, such as a legal notice. Where there is none, nothing is found. */
export function PageScreen({ resource, notFound }: PageScreenProps) {
  const say = useSay();
  if (resource.state === 'failed' && isNotFound(resource.problem)) {
    return notFound;
  }
  return (
    <>
      {resource.value === null ? null : <OwnPageHead page={resource.value} />}
      <PageState heading={say('Loading')} resource={resource}>
        {({ title, content, richContent }) => (
          <Grid as="article" className={pageClass}>
            <Column wide={[4, 12]}>
              <Text as="h1" variant="display" wrap="anywhere">
                {title}
              </Text>
              <div className={body}>
                <Prose rich={richContent}>{content}</Prose>
              </div>
            </Column>
          </Grid>
        )}
      </PageState>
    </>
  );
}

function OwnPageHead({ page: { title, slug, content, searchDescription } }: { readonly page: OwnPage }) {
  return (
    <PageHead
      address={paths.page(slug)}
      describe={({ describePlace }, { siteName }) => [describePlace(siteName, [title, paths.page(slug)])]}
      description={content === '' ? undefined : content}
      summary={searchDescription}
      title={title}
    />
  );
}
