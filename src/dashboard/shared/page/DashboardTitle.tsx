import { useSite } from '../../../machines/site-context.ts';

/** The document's title, `{heading} | {site name}`. React moves it into the head. */
export function DashboardTitle({ heading }: { readonly heading: string }) {
  return <title>{`${heading} | ${useSite().siteName}`}</title>;
}
