import type { Problem } from '../../../api/problem.ts';
import type { SettingsFile, SettingsText } from '../../../domain/site-settings.ts';
import { ownWords } from '../messages.ts';

export const savedByDefault = 'Settings saved.';

export function describeLoadFailure(problem: Problem): string {
  return `The settings could not be read: ${ownWords(problem)}`;
}

/** Said after the reason. */
export const saveFailed = 'The settings could not be saved.';

/** What the fields are called; where two are alike, with the name of their section. */
export const labels: Readonly<Record<SettingsText | SettingsFile, string>> = {
  siteName: 'Name',
  tagline: 'Home title',
  description: 'Home description',
  language: 'Language',
  firstTheme: 'First theme',
  newProjects: 'New projects',
  enquiriesText: 'Enquiries, text',
  enquiriesEmail: 'Enquiries, e-mail',
  opportunitiesText: 'Opportunities, text',
  opportunitiesEmail: 'Opportunities, e-mail',
  address: 'Address',
  email: 'E-mail',
  mobile: 'Mobile',
  landline: 'Landline',
  timings: 'Hours',
  latitude: 'Latitude',
  longitude: 'Longitude',
  mapLabel: 'What the map shows',
  photoLabel: 'First link, name',
  photoUrl: 'First link, address',
  networkLabel: 'Second link, name',
  networkUrl: 'Second link, address',
  copyright: 'Copyright',
  disclaimer: 'Disclaimer',
  lightSensitivity: 'Light sensitivity',
  wordmarkDark: 'Wordmark in dark ink',
  wordmarkLight: 'Wordmark in light ink',
  icon: 'Icon',
  share: 'Share picture',
  face: 'Typeface',
};

/** In the comparison of two versions. */
export const hiddenLabel = 'Left out of the menu';
