import { beginsWithHost } from '@vitrine/content/host';
import type { Schemas } from '../contract/types.ts';

type Texts = Schemas['SiteTexts'];

/** RFC 5646, as far as its shape. */
const languageTag = /^[a-z]{2,8}(?:-[a-z0-9]{1,8})*$/i;
const address = /^[^\s@<>"]+@[^\s@<>"]+$/;

const isWebAddress = (text: string): boolean => URL.canParse(text) && /^https?:$/.test(new URL(text).protocol);

/** What says nothing of the studio: choices, the look, and the two specified notes of every footer. */
const impersonal: ReadonlySet<string> = new Set<keyof Texts | 'look' | 'ownFace'>([
  'language',
  'firstTheme',
  'newProjects',
  'disclaimer',
  'lightSensitivity',
  'look',
  'ownFace',
]);

/** The facts of a studio of which nothing is known yet. */
export const emptyTexts = {
  siteName: '',
  tagline: '',
  description: '',
  language: 'en',
  firstTheme: 'white',
  newProjects: 'public',
  enquiriesText: '',
  enquiriesEmail: '',
  opportunitiesText: '',
  opportunitiesEmail: '',
  address: '',
  email: '',
  mobile: '',
  landline: '',
  timings: '',
  latitude: '',
  longitude: '',
  mapLabel: '',
  photoLabel: '',
  photoUrl: '',
  networkLabel: '',
  networkUrl: '',
  copyright: '',
  disclaimer: 'Brand names and marks are shown for portfolio purposes only.',
  lightSensitivity: 'The black-white toggle can ease viewing for people with light sensitivity.',
} as const satisfies Required<Texts>;

/** Whether stored facts say anything: those with which a new studio begins do not. */
export function saysNothing(texts: Readonly<Record<string, unknown>>): boolean {
  return Object.entries(texts).every(
    ([name, value]) => impersonal.has(name) || value === '' || (Array.isArray(value) && value.length === 0),
  );
}

/** Whether it looks like a mail address. */
export const isEmail = (text: string): boolean => address.test(text);

const isDegree = (text: string, most: number): boolean =>
  /^-?\d{1,3}(?:\.\d+)?$/.test(text) && Math.abs(Number(text)) <= most;

type Check = readonly [name: keyof Texts, isGood: (text: string) => boolean, words: string];

const emailWords = 'An e-mail address has one @ and no spaces, such as hello@studio.example.';
const linkWords = 'A link begins with https://, such as https://example.com/studio.';

const checks: readonly Check[] = [
  ['siteName', (text) => text !== '', 'Please enter the name of the studio.'],
  ['language', (text) => languageTag.test(text), 'A language is a tag such as en, de or pt-BR.'],
  ...(['enquiriesEmail', 'opportunitiesEmail', 'email'] as const).map((name): Check => [
    name,
    (text) => text === '' || address.test(text),
    emailWords,
  ]),
  ...(['photoUrl', 'networkUrl'] as const).map((name): Check => [
    name,
    (text) => text === '' || isWebAddress(text),
    linkWords,
  ]),
  ['latitude', (text) => text === '' || isDegree(text, 90), 'A latitude is a number from -90 to 90, such as 28.5826.'],
  [
    'longitude',
    (text) => text === '' || isDegree(text, 180),
    'A longitude is a number from -180 to 180, such as 77.2437.',
  ],
];

/** Texts of one line: what breaks one would break a title or an attribute that has no room for two. */
const severalLines: ReadonlySet<string> = new Set<keyof Texts>([
  'address',
  'timings',
  'enquiriesText',
  'opportunitiesText',
  'disclaimer',
  'lightSensitivity',
  'copyright',
]);

const links: ReadonlySet<string> = new Set<keyof Texts>(['photoUrl', 'networkUrl']);

/** 'instagram.com/studio' as people write it is an address; what has a scheme, or no host, stays as it is. */
const completeLink = (text: string): string => (beginsWithHost(text) ? `https://${text}` : text);

/** What of a form is stored as its texts: without blanks at their ends, links completed, and without its files. */
export const tidyTexts = (form: Texts): Texts => ({
  ...form,
  ...Object.fromEntries(
    Object.entries(form).map(([name, text]) => {
      if (typeof text !== 'string') return [name, undefined];
      return [
        name,
        links.has(name)
          ? completeLink(text.trim())
          : severalLines.has(name)
            ? text.trim()
            : text.trim().replaceAll(/\s+/g, ' '),
      ];
    }),
  ),
});

/** What of a form is stored as the site's own words: each text once, and only where it is said in other words. */
export function tidyWords({ words = [], hidden = [] }: Schemas['SiteWords']): Schemas['SiteWords'] {
  const said = new Map(words.map(({ text, own }) => [text, own.trim().replaceAll(/\s+/g, ' ')]));
  return {
    words: [...said].flatMap(([text, own]) => (own === text ? [] : [{ text, own }])),
    hidden: [...new Set(hidden)],
  };
}

/** The first text that cannot be what it is meant for; `null` where all can. */
export function findFault(texts: Texts): { readonly part: keyof Texts; readonly message: string } | null {
  const fault = checks.find(([name, isGood]) => !isGood(texts[name] ?? ''));
  if (fault !== undefined) return { part: fault[0], message: fault[2] };
  if ((texts.latitude === '') === (texts.longitude === '')) return null;
  return {
    part: texts.latitude === '' ? 'latitude' : 'longitude',
    message: 'A place has both a latitude and a longitude; without both there is no map.',
  };
}
