import { paths } from '../../domain/paths.ts';
import { useSay, useSite } from '../../machines/site-context.ts';

/** The links of menu and footer; the wide bar leaves Home to the logo (specification, section 2). */
const siteLinks = [
  { label: 'Home', to: paths.home },
  { label: 'Work', to: paths.work },
  { label: 'About', to: paths.about },
  { label: 'Coffee break', to: paths.stories },
  { label: 'Talk to us', to: paths.contact },
] as const;

/** The links that the studio shows, in its own words. */
export function useSiteLinks() {
  const say = useSay();
  const { hidden = [] } = useSite();
  return siteLinks.filter(({ to }) => !hidden.includes(to)).map(({ label, to }) => ({ label: say(label), to }));
}
