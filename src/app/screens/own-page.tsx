import type { OwnPage as OwnPageContent } from '../../domain/content.ts';
import { PageScreen } from '../../site/page/PageScreen.tsx';
import type { ScreenProps } from '../../site/shared/resource.ts';
import { NotFoundPage } from './not-found.tsx';

/** A plain page of the studio's own, or what is shown where there is none. */
export function OwnPage(props: ScreenProps<OwnPageContent>) {
  return <PageScreen {...props} notFound={<NotFoundPage />} />;
}
