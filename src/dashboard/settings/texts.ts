import type { SettingsText } from '../../domain/site-settings.ts';

/** What the fields of a new studio show in grey: nobody's facts. */
export const examples: Readonly<Partial<Record<SettingsText, string>>> = {
  siteName: 'Studio Name',
  tagline: 'A design studio in Lisbon',
  description: 'Identities, books and signs for people who make things.',
  language: 'en',
  enquiriesText: 'Tell us what you are making, who it is for and when it has to be there.',
  enquiriesEmail: 'hello@studio.example',
  opportunitiesText: 'Freelancers, interns and associates are welcome to email their work and resume.',
  opportunitiesEmail: 'work@studio.example',
  address: 'Studio Name\n12 Example Street\n1000-001 Lisbon',
  email: 'hello@studio.example',
  mobile: '+351 900 000 000',
  landline: '+351 210 000 000',
  timings: 'Mon-Fri 10am to 6pm',
  latitude: '38.7169',
  longitude: '-9.1399',
  mapLabel: 'Studio Name, Lisbon',
  photoLabel: 'Instagram',
  photoUrl: 'https://instagram.com/studio',
  networkLabel: 'LinkedIn',
  networkUrl: 'https://linkedin.com/company/studio',
  copyright: '© Studio Name. All rights reserved.',
};

/** 'Stands after the name: Half Ream | Design for print'; without what is not typed yet. */
export function describeHomeTitle({ siteName, tagline }: Readonly<Record<'siteName' | 'tagline', string>>): string {
  const parts = [siteName, tagline].filter((part) => part !== '');
  return parts.length === 0 ? 'Stands after the name' : `Stands after the name: ${parts.join(' | ')}`;
}
