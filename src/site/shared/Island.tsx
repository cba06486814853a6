import { Suspense, type ReactNode } from 'react';

/**
 * A part of a page that React takes over from the server by itself: between two of them the browser is free for the
 * visitor's touch, which has its part taken over first. Nothing in it waits for anything.
 */
export function Island({ children }: { readonly children: ReactNode }) {
  return <Suspense fallback={null}>{children}</Suspense>;
}
