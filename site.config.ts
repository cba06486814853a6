import type { HomePart, WorkForm } from '@vitrine/look';
import type { StoryLink } from './src/domain/content.ts';
import type { OwnWords } from './src/domain/words.ts';

/**
 * The studio's own facts: everything on the site that does not come from the provider. Change the values, keep the
 * shape. They are for a provider that keeps no settings; with one that does (the reference provider), what is stored there takes the
 * place of all of this, without a build, also where it is empty (docs/decisions/101).
 */
export interface SiteConfig {
  /** Shown in page titles, the footer and as the logo's text alternative. */
  readonly siteName: string;
  /** One line: the home page's title and description for search engines and shares. */
  readonly tagline: string;
  /** The home page's description, where it is to say more than the line does. */
  readonly description?: string;
  /** Language of the site's texts, a BCP 47 tag. */
  readonly language: string;
  /** Wordmarks, under `public/`, or `null` for the name in letters: `dark` has dark ink, for light grounds; `light` has light ink, for dark grounds and media. */
  readonly logo: {
    readonly light: string;
    readonly dark: string;
    /** In pixels or any unit: only the proportion counts. */
    readonly width: number;
    readonly height: number;
  } | null;
  /** The picture of a shared link to a page that has none of its own, 1200 by 630 pixels. */
  readonly share?: string;
  /** Talk to us, first row. */
  readonly enquiries: { readonly text: string; readonly email: string };
  /** Talk to us, second row: freelancers, interns and associates. */
  readonly opportunities: { readonly text: string; readonly email: string };
  /** Talk to us, third row. */
  readonly contact: {
    readonly addressLines: readonly string[];
    readonly email: string;
    readonly mobile: string;
    readonly landline: string;
    readonly timings: string;
  };
  /** Where the studio's door is; `null` for no map. What the map draws around it is in `site.map.ts`, which only Talk to us loads. */
  readonly map: {
    /** Degrees, north positive. */
    readonly latitude: number;
    /** Degrees, east positive. */
    readonly longitude: number;
    /** Title of the maps, drawn and interactive, for people who do not see them. */
    readonly label: string;
  } | null;
  /** Opened in a new tab from the footer; one without an address is left out. */
  readonly social: {
    readonly photoSharing: { readonly label: string; readonly url: string };
    readonly professionalNetwork: { readonly label: string; readonly url: string };
  };
  readonly footer: {
    readonly copyright: string;
    /** That brand material is shown for portfolio purposes only. */
    readonly disclaimer: string;
    /** That the black-white toggle can ease viewing. */
    readonly lightSensitivity: string;
  };
  /** The site's fixed texts in other words, by the text that is specified: `{ 'Talk to us': 'Kontakt' }`. All of them are in `src/domain/words.ts`. */
  readonly words?: OwnWords;
  /** Whether Talk to us has a form: told by a provider that takes messages, not set here. */
  readonly hasForm?: true;
  /** Paths of menu items that menu and footer leave out: `['/story']`. Their pages stay. */
  readonly hidden?: readonly string[];
  /** The parts of the home page in another order: told by a provider that keeps a look, not set here. */
  readonly home?: readonly HomePart[];
  /** How Work shows its projects first, where not as tiles: told as the order is. */
  readonly work?: WorkForm;
  /** The public ones of the studio's plain pages, which the footer links: told by a provider that keeps such pages, not set here. */
  readonly pages?: readonly { readonly label: string; readonly to: string }[];
  /** What the menu tells beside its links: told by a provider that knows it, not set here. */
  readonly menu?: {
    /** How many projects Work shows. */
    readonly projects: number;
    /** The latest story. */
    readonly story?: StoryLink | undefined;
  };
}

export const siteConfig: SiteConfig = {
  siteName: 'Half Ream',
  tagline: 'A design studio in New Delhi',
  language: 'en',
  logo: { light: '/logo-light.svg', dark: '/logo-dark.svg', width: 6888, height: 1820 },
  enquiries: {
    text: 'For new projects, tell us what you are making, who it is for and when it has to be there. A few plain sentences are enough.',
    email: 'hello@halfream.example',
  },
  opportunities: {
    text: 'Freelancers, interns and associates are welcome to email their work and resume. Send a PDF of at most ten pages with the three projects you would like to talk about, and say which part of each was yours. We read everything and answer within a month.',
    email: 'work@halfream.example',
  },
  contact: {
    addressLines: ['Half Ream', 'Second Floor, 17 Press Lane', 'Jangpura Extension', 'New Delhi 110014', 'India'],
    email: 'hello@halfream.example',
    mobile: '+91 00000 00250',
    landline: '+91 11 0000 0250',
    timings: 'Mon-Fri 10am to 6pm',
  },
  map: { latitude: 28.5826, longitude: 77.2437, label: 'Half Ream, Jangpura Extension, New Delhi' },
  social: {
    photoSharing: { label: 'Instagram', url: 'https://photos.example/halfream' },
    professionalNetwork: { label: 'LinkedIn', url: 'https://network.example/company/halfream' },
  },
  footer: {
    copyright: '© Half Ream. All rights reserved.',
    disclaimer: 'Brand names and marks are shown for portfolio purposes only.',
    lightSensitivity: 'The black-white toggle can ease viewing for people with light sensitivity.',
  },
};
