import { createGet } from '../../api/http/read.ts';
import { createReads } from '../../api/site/reads.ts';

/** The provider's origin, fixed when the site is built; the page's own unless told (README, "Another provider"). */
export const host = import.meta.env.VITE_PROVIDER_HOST ?? '';

/** The public reads against the configured provider. Visitors have no session: no cookie is sent. */
export const reads = createReads({ host, get: createGet(host, 'omit') });

/** Here, because it is code that no first view needs, and that must be there before the files of this build are gone. */
export { reloadForNewBuild } from '../../platform/new-build.ts';
