import { createContext, useContext, useState } from 'react';
import type { ReactElement, ReactNode } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

const FirstPageContext = createContext(true);

/** Tracks whether the current page is the one the browser opened, where the focus stays at the top of the document. */
export function ArrivalProvider({ children }: { readonly children: ReactNode }): ReactElement {
  const { pathname } = useLocation();
  const navigation = useNavigationType();
  const [arrival, setArrival] = useState({ pathname, isFirst: navigation === 'POP' });
  if (arrival.pathname !== pathname) setArrival({ pathname, isFirst: false });
  return <FirstPageContext value={arrival.isFirst}>{children}</FirstPageContext>;
}

/** False once the administrator has gone from one page to another, so that the new page's heading takes the focus. */
export function useIsFirstPage(): boolean {
  return useContext(FirstPageContext);
}
