import { createContext, useContext } from 'react';
import type { Params } from 'react-router-dom';

/** What the address of the page filled into the pattern of its route, such as `id`. */
export const RouteParams = createContext<Readonly<Params>>({});

/** See {@link RouteParams}. */
export const useRouteParams = (): Readonly<Params> => useContext(RouteParams);
