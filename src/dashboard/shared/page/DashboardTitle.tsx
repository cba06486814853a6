import { siteConfig } from '../../../../site.config.ts';

/** The document's title, `{heading} | {site name}`. React moves it into the head. */
export function DashboardTitle({ heading }: { readonly heading: string }) {
  return <title>{`${heading} | ${siteConfig.siteName}`}</title>;
}
