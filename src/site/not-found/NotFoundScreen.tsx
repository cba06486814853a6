import { NotFound } from '../shared/NotFound.tsx';
import { PageHead } from '../shared/PageHead.tsx';
import { useSay } from '../../machines/site-context.ts';

/** Shown at every address without a page (specification, section 2). */
export function NotFoundScreen() {
  return (
    <>
      <PageHead title={useSay()('404 - Page Not Found')} />
      <NotFound />
    </>
  );
}
