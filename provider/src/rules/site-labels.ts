import type { SiteFile } from '../repositories/site.ts';

const texts: ReadonlyMap<string, string> = new Map([
  ['siteName', 'Name'],
  ['tagline', 'Home title'],
  ['description', 'Home description'],
  ['language', 'Language'],
  ['firstTheme', 'First theme'],
  ['newProjects', 'New projects'],
  ['enquiriesText', 'Enquiries, text'],
  ['enquiriesEmail', 'Enquiries, e-mail'],
  ['opportunitiesText', 'Opportunities, text'],
  ['opportunitiesEmail', 'Opportunities, e-mail'],
  ['address', 'Address'],
  ['email', 'E-mail'],
  ['mobile', 'Mobile'],
  ['landline', 'Landline'],
  ['timings', 'Hours'],
  ['latitude', 'Latitude'],
  ['longitude', 'Longitude'],
  ['mapLabel', 'What the map shows'],
  ['photoLabel', 'First link, name'],
  ['photoUrl', 'First link, address'],
  ['networkLabel', 'Second link, name'],
  ['networkUrl', 'Second link, address'],
  ['copyright', 'Copyright'],
  ['disclaimer', 'Disclaimer'],
  ['lightSensitivity', 'Light sensitivity'],
]);

/** What a text of the settings is called; its own name where a newer version has stored it. */
export const siteTextLabel = (name: string): string => texts.get(name) ?? name;

/** What the files of the settings are called. */
export const siteFileLabels: Readonly<Record<SiteFile, string>> = {
  wordmarkDark: 'Wordmark in dark ink',
  wordmarkLight: 'Wordmark in light ink',
  icon: 'Icon',
  touchIcon: 'Icon of home screens',
  share: 'Share picture',
  face: 'Typeface',
  faceRest: 'Typeface, rarer letters',
};
