import { useSite } from '../../../machines/site-context.ts';

/** The document's title, `{heading} | {site name}`, or the heading alone of a studio without a name. React moves it into the head. */
export function DashboardTitle({ heading }: { readonly heading: string }) {
  const { siteName } = useSite();
  return <title>{siteName === '' ? heading : `${heading} | ${siteName}`}</title>;
}
