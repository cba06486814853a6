import { createContext, useContext } from 'react';
import type { SiteConfig } from '../../site.config.ts';

/** The studio's facts, and what takes others in their place until the page is left. */
export type SiteState = readonly [site: SiteConfig, change: (site: SiteConfig) => void];

/** The facts that the page came with: those of `site.config.ts`, or of the provider's settings in their place. */
export const SiteContext = createContext<SiteState | null>(null);

/** The studio's facts, and how to show others. */
export function useSiteState(): SiteState {
  const state = useContext(SiteContext);
  if (state === null) throw new Error('No SiteContext above.');
  return state;
}

/** The studio's facts. */
export function useSite(): SiteConfig {
  return useSiteState()[0];
}
