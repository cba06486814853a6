import { draftOfAbout, emptyAboutDraft } from './about-form.ts';
import type { AboutDraft, ParagraphsColumn, PointsColumn } from './about-form.ts';
import type { About } from './content.ts';
import { isListOf, isShape, isText, readAs } from './shapes.ts';
import type { Guard } from './shapes.ts';

/** All that an About form holds. */
export interface AboutContent {
  readonly draft: AboutDraft;
  /** Newly chosen, not yet sent. */
  readonly image: File | null;
  /** Typed into the field of a list and not yet added to it, by the list and column; see {@link unaddedKey}. */
  readonly unadded: Readonly<Record<string, string>>;
}

/** Names the list of one column: 'clients 1'. Columns count from 0. */
export function unaddedKey(list: 'whatWeDo' | 'howWeDo' | 'clients', column: number): string {
  return `${list} ${String(column)}`;
}

/** As stored; an empty form for a page not yet written. */
export function contentOfAbout(about: About | null): AboutContent {
  return { draft: about === null ? emptyAboutDraft : draftOfAbout(about), image: null, unadded: {} };
}

/** Tells one state of the texts from another. */
export function aboutVersion({ draft }: AboutContent): string {
  return JSON.stringify(draft);
}

/** Does it hold anything that is not stored? */
export function isAboutChanged(content: AboutContent, stored: AboutContent): boolean {
  const isTyped = Object.values(content.unadded).some((text) => text !== '');
  return isTyped || content.image !== stored.image || aboutVersion(content) !== aboutVersion(stored);
}

const isImage: Guard<File | null> = (value) => value === null || value instanceof File;
const isUnadded: Guard<Readonly<Record<string, string>>> = (value): value is Readonly<Record<string, string>> =>
  typeof value === 'object' && value !== null && Object.values(value).every(isText);

/** A kept draft of an About form, if that is what it is. */
export const readAboutContent = readAs<AboutContent>(
  isShape({
    draft: isShape({
      introHeading: isText,
      introDescription: isText,
      whatWeDoHeading: isText,
      whatWeDo: isListOf<PointsColumn>(isShape({ heading: isText, points: isListOf(isText) })),
      howWeDoHeading: isText,
      howWeDo: isListOf<ParagraphsColumn>(isShape({ heading: isText, paragraphs: isListOf(isText) })),
      whoWeAreHeading: isText,
      whoWeAreDescription: isText,
      clientsHeading: isText,
      clients: isListOf(isListOf(isText)),
    }),
    image: isImage,
    unadded: isUnadded,
  }),
);
