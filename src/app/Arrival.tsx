import { useEffect, useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';
import {
  focusHeading,
  isDocumentReturning,
  rememberScroll,
  restoreScroll,
  takeOverScrolling,
  watchLinkIntent,
} from '../platform/arrival.ts';
import { paths } from '../domain/paths.ts';
import { scrollToTop } from '../platform/viewport.ts';
import { isForAdministrator } from './for-administrator.ts';
import { findPage } from './pages.tsx';
import type { Page } from './page.tsx';

/**
 * Navigation between pages: scrolls to the top on a path change (specification, section 2), restores the position on Back and
 * Forward, focuses the new heading, and prefetches the reads of a link that is hovered, touched or focused.
 */
export function Arrival({ pages }: { readonly pages: readonly Page[] }) {
  const { pathname, key } = useLocation();
  const isWayBack = useNavigationType() === 'POP';
  const before = useRef<string | null>(null);

  useEffect(takeOverScrolling, []);

  useLayoutEffect(() => {
    const isArrival = before.current !== pathname;
    const isFirst = before.current === null;
    before.current = pathname;
    // About scrolls to the top on load (specification, section 2); every other page comes back as it was left.
    const isRestored = isFirst ? isDocumentReturning() && pathname !== paths.about : isWayBack;
    // The first history entry of every visit has the same key, so the path is part of it.
    if (isRestored) return restoreScroll(`${key} ${pathname}`);
    if (isArrival && !isFirst) scrollToTop();
    return undefined;
  }, [pathname, key, isWayBack]);

  useEffect(() => rememberScroll(`${key} ${pathname}`), [key, pathname]);

  const shown = useRef(pathname);
  useEffect(() => {
    if (shown.current === pathname) return undefined;
    shown.current = pathname;
    return focusHeading();
  }, [pathname]);

  useEffect(
    () =>
      watchLinkIntent((path) => {
        // The dashboard is no route of the site and prefetches its own links.
        if (isForAdministrator(path)) return;
        const found = findPage(pages, path);
        // `prepare` never rejects.
        if (found !== null && path !== shown.current) void found.page.prepare(found.params);
      }),
    [pages],
  );

  return null;
}
