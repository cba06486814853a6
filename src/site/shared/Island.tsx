import { Suspense, type ReactNode } from 'react';

/**
 * A part of a page that React hydrates by itself: between two of them the browser can handle input, and a part that the
 * visitor touches is hydrated first. Nothing in it suspends.
 */
export function Island({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
