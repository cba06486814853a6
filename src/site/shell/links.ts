import { paths } from '../../domain/paths.ts';

/** The links of menu and footer; the wide bar leaves Home to the logo (specification, section 2). */
export const siteLinks = [
  { label: 'Home', to: paths.home },
  { label: 'Work', to: paths.work },
  { label: 'About', to: paths.about },
  { label: 'Coffee break', to: paths.stories },
  { label: 'Talk to us', to: paths.contact },
] as const;
