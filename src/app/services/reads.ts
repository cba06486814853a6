import { createGet } from '../../api/http/read.ts';
import { createReads, type PageReads } from '../../api/site/reads.ts';
import { watchFilmLinks } from '../../platform/film-player.ts';
import { readPapers } from '../../platform/papers.ts';
import { markEdges } from '../../domain/near-surface.ts';
import type { PreviewContent } from '../../domain/preview.ts';
import { isClosedSite } from '../../platform/closed-site.ts';
import type { ExportedFile } from '../embedded.ts';
import { createFileReads } from '../exported.ts';

/** The provider's origin, fixed when the site is built; the page's own unless told (README, "Another provider"). */
export const host = (import.meta.env.VITE_PROVIDER_HOST ?? '').replace(/\/$/, '');

/**
 * The public reads against the configured provider. Visitors have no session: no cookie is sent. Who sees a closed site has one, and
 * nobody else is answered.
 */
export const reads = createReads({
  host,
  papers: readPapers,
  get: (...wanted) => createGet(host, isClosedSite() ? 'same-origin' : 'omit')(...wanted),
});

/** Those of a document, which may lie in a static export. */
export const readsOf = (file: ExportedFile | undefined): PageReads =>
  file === undefined ? reads : createFileReads(file);

/** With this code, which comes with the first input, links to films become players. Before, they lead to the service. */
watchFilmLinks();

/** A document of an export is more than read with this, and one file costs the first page of the others less than two. */
export { takeAddress } from '../exported.ts';

/** Here, because it is code that no first view needs, and that must be there before the files of this build are gone. */
export { reloadForNewBuild } from '../../platform/new-build.ts';

/** Here too, as the names of its files would be in the first scripts of its page. */
export const loadContactForm = async () => ({ default: (await import('../screens/contact-form.ts')).createForm(host) });

/** Pictures of a form, which knows them on the dashboard's papers, on those of the page or of the look that is tried. Here, as reads need the same. */
export const onItsPapers = (content: PreviewContent): PreviewContent => {
  markEdges(content, content.papers ?? readPapers());
  return content;
};
