import { NotFound } from '../shared/NotFound.tsx';
import { PageHead } from '../shared/PageHead.tsx';

/** Shown at every address without a page (specification, section 2). */
export function NotFoundScreen() {
  return (
    <>
      <PageHead title="404 - Page Not Found" />
      <NotFound />
    </>
  );
}
