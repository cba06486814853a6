import { useLayoutEffect, useState, type ReactNode } from 'react';
import { Router, UNSAFE_createBrowserHistory as createBrowserHistory } from 'react-router';

/**
 * React Router's `BrowserRouter`. Its module also holds forms, fetchers and prefetching, which a bundler cannot leave out
 * (docs/decisions/020-packages-as-they-are.md).
 */
export function BrowserRouter({ children }: { readonly children: ReactNode }) {
  const [history] = useState(() => createBrowserHistory({ v5Compat: true }));
  const [{ action, location }, setEntry] = useState({ action: history.action, location: history.location });
  useLayoutEffect(() => history.listen(setEntry), [history]);
  return (
    <Router location={location} navigationType={action} navigator={history} useTransitions={false}>
      {children}
    </Router>
  );
}
