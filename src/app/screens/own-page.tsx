import type { ComponentType } from 'react';
import type { PageReads } from '../../api/site/reads.ts';
import type { OwnPage as OwnPageContent } from '../../domain/content.ts';
import { PageScreen } from '../../site/page/PageScreen.tsx';
import type { ScreenProps } from '../../site/shared/resource.ts';
import { createNotFound } from './not-found.tsx';

/** A plain page of the studio's own, or what is shown where there is none. */
export function createOwnPage(loadReads: () => Promise<PageReads>): ComponentType<ScreenProps<OwnPageContent>> {
  const NotFound = createNotFound(loadReads);
  return function OwnPage(props: ScreenProps<OwnPageContent>) {
    return <PageScreen {...props} notFound={<NotFound />} />;
  };
}
