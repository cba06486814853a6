import { clientColumnCount, toClientColumns } from './clients.ts';
import type { About } from './content.ts';
import { notAnImage } from './media-files.ts';
import { formPeople } from './people.ts';
import type { FormPerson } from './people.ts';

/** The About page as the dashboard edits it (specification, section 2, "Create about page"; sections 3, 4 and 5). */

export interface PointsColumn {
  readonly heading: string;
  readonly points: readonly string[];
}

export interface ParagraphsColumn {
  readonly heading: string;
  /** Only the first is shown on the page. */
  readonly paragraphs: readonly string[];
}

export interface AboutDraft {
  readonly introHeading: string;
  readonly introDescription: string;
  readonly whatWeDoHeading: string;
  readonly whatWeDo: readonly PointsColumn[];
  readonly howWeDoHeading: string;
  readonly howWeDo: readonly ParagraphsColumn[];
  readonly whoWeAreHeading: string;
  readonly whoWeAreDescription: string;
  readonly clientsHeading: string;
  readonly clients: readonly (readonly string[])[];
  readonly people: readonly FormPerson[];
}

/** The parts of the draft that are one text. */
export type AboutText = {
  [Key in keyof AboutDraft]: AboutDraft[Key] extends string ? Key : never;
}[keyof AboutDraft];

/** There are always this many columns (specification, section 3, "About page"). */
const columnCount = clientColumnCount;

function padded<Column>(columns: readonly Column[], empty: Column): readonly Column[] {
  const missing = Math.max(0, columnCount - columns.length);
  return [...columns, ...Array.from({ length: missing }, () => empty)];
}

const emptyPoints: PointsColumn = { heading: '', points: [] };
const emptyParagraphs: ParagraphsColumn = { heading: '', paragraphs: [] };

export const emptyAboutDraft: AboutDraft = {
  introHeading: '',
  introDescription: '',
  whatWeDoHeading: '',
  whatWeDo: padded([], emptyPoints),
  howWeDoHeading: '',
  howWeDo: padded([], emptyParagraphs),
  whoWeAreHeading: '',
  whoWeAreDescription: '',
  clientsHeading: '',
  clients: toClientColumns([]),
  people: [],
};

/** The stored page as a draft: three columns each, the clients in consecutive chunks of ceil(count / 3). */
export function draftOfAbout(about: About): AboutDraft {
  return {
    introHeading: about.introHeading,
    introDescription: about.introDescription,
    whatWeDoHeading: about.whatWeDoHeading,
    whatWeDo: padded(about.whatWeDo, emptyPoints),
    howWeDoHeading: about.howWeDoHeading,
    howWeDo: padded(
      about.howWeDo.map(({ subheading, description }) => ({ heading: subheading, paragraphs: [description] })),
      emptyParagraphs,
    ),
    whoWeAreHeading: about.whoWeAreHeading,
    whoWeAreDescription: about.whoWeAreDescription,
    clientsHeading: about.clientsHeading,
    clients: toClientColumns(about.clients),
    people: formPeople(about.people),
  };
}

/** A provider without an About page answers an empty one. */
export function isUnwritten({ id, introHeading }: About): boolean {
  return id === null && introHeading === '';
}

/** What the three lists hold when they are sent. */
export function aboutLists({ whatWeDo, howWeDo, clients }: AboutDraft) {
  return {
    whatWeDo: whatWeDo.map(({ heading, points }) => ({ heading, bulletPoints: [...points] })),
    howWeDo: howWeDo.map(({ heading, paragraphs }) => ({ subheading: heading, description: paragraphs[0] ?? '' })),
    clients: clients.flat(),
  };
}

/** The list with the item at this place changed. */
export function withItem<Item>(list: readonly Item[], index: number, change: (item: Item) => Item): readonly Item[] {
  return list.map((item, place) => (place === index ? change(item) : item));
}

/** The items in a text of several lines, one a line, without the marks of a list; empty for a text of one line. */
export function itemsOfLines(text: string): readonly string[] {
  const lines = text.split(/\r\n?|\n/).map((line) => line.replace(/^\s*[•‣◦·*–-]\s+/, '').trim());
  const items = lines.filter((line) => line !== '');
  return lines.length > 1 ? items : [];
}

/** What adding says of blank text (specification, section 5, "Create About" and "Edit About"). */
export const blankItem = {
  point: 'Please enter a point.',
  paragraph: 'Please enter a paragraph.',
  clientOnCreate: 'Please enter a client point.',
  clientOnEdit: 'Please enter a client name.',
} as const;

export type RequiredText = 'introHeading' | 'introDescription';

const requiredTexts = [
  ['introHeading', 'Intro heading is required.'],
  ['introDescription', 'Intro description is required.'],
] as const;

/** What is missing on edit, first things first; empty where nothing is. On create nothing is required. */
export function missingTexts(draft: AboutDraft): ReadonlyMap<RequiredText, string> {
  return new Map(requiredTexts.filter(([name]) => draft[name].trim() === ''));
}

/** Only pictures are taken (specification, section 5, "Edit About"). */
export function checkImageFile({ type }: { readonly type: string }): string | null {
  return type.startsWith('image/') ? null : notAnImage;
}
