/**
 * Props of a link to a page that only the administrator sees: the server has to draw it, as visitors' reads, which the site
 * makes on the way from page to page and before, know nothing of it. A link with a target is not prefetched.
 */
export const wholePage = (isHidden: boolean) => (isHidden ? ({ reloadDocument: true, target: '_self' } as const) : {});
