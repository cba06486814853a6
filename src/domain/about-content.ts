import * as v from 'valibot';
import { draftOfAbout, emptyAboutDraft } from './about-form.ts';
import type { AboutDraft } from './about-form.ts';
import { mergeAbout } from './about-merge.ts';
import type { About, ForEditing } from './content.ts';
import { firstWords } from './draft.ts';
import type { FormPerson } from './people.ts';
import type { Removed } from './removal.ts';
import { storedMedia } from './stored-media.ts';
import { fieldsIn } from './stored-shape.ts';
import type { StoredShape } from './stored-shape.ts';

/** All that an About form holds. */
export interface AboutContent {
  readonly draft: AboutDraft;
  /** Newly chosen, not yet sent. */
  readonly image: File | null;
  /** Typed into the field of a list and not yet added to it, by the list and column; see {@link unaddedKey}. */
  readonly unadded: Readonly<Record<string, string>>;
  /** What was taken out of the lists and can be put back, by list and column as well; missing in drafts of earlier releases. */
  readonly removed?: Readonly<Record<string, readonly Removed<string>[]>> | undefined;
  /** The same of people. */
  readonly removedPeople?: readonly Removed<FormPerson>[] | undefined;
}

/** What was saved, in a form that goes on: nothing is left to be sent or put back. */
export function savedContent(content: AboutContent): AboutContent {
  return { ...content, image: null, removed: {}, removedPeople: [] };
}

/** Names the list of one column: 'clients 1'. Columns count from 0. */
export function unaddedKey(list: 'whatWeDo' | 'howWeDo' | 'clients', column: number): string {
  return `${list} ${String(column)}`;
}

/** With what is typed beside Add, as if it were added: a form that is emptied after it was sent would lose it. */
export function withUnadded(content: AboutContent): AboutContent {
  const { draft, unadded } = content;
  const add = (items: readonly string[], list: Parameters<typeof unaddedKey>[0], column: number): readonly string[] => {
    const text = (unadded[unaddedKey(list, column)] ?? '').trim();
    return text === '' ? items : [...items, text];
  };
  return {
    ...content,
    draft: {
      ...draft,
      whatWeDo: draft.whatWeDo.map((one, index) => ({ ...one, points: add(one.points, 'whatWeDo', index) })),
      howWeDo: draft.howWeDo.map((one, index) => ({ ...one, paragraphs: add(one.paragraphs, 'howWeDo', index) })),
      clients: draft.clients.map((names, index) => add(names, 'clients', index)),
    },
    unadded: {},
  };
}

/** As stored; an empty form for a page not yet written. */
export function contentOfAbout(about: About | null): AboutContent {
  return { draft: about === null ? emptyAboutDraft : draftOfAbout(about), image: null, unadded: {} };
}

/** One state of the stored page, as its form knows it. */
export interface AboutVersion {
  readonly content: AboutContent;
  readonly imagePath: string | null;
  readonly etag: string | null;
}

/** @param about null for a page not yet written */
export function versionOfAbout(about: ForEditing<About> | null): AboutVersion {
  return { content: contentOfAbout(about), imagePath: about?.imagePath ?? null, etag: about?.etag ?? null };
}

/** The texts as one string, to compare two states of them. */
export function aboutVersion({ draft }: AboutContent): string {
  return JSON.stringify(draft);
}

/** Does it hold anything that is not stored? */
export function isAboutChanged(content: AboutContent, stored: AboutContent): boolean {
  const isTyped = Object.values(content.unadded).some((text) => text !== '');
  return isTyped || content.image !== stored.image || aboutVersion(content) !== aboutVersion(stored);
}

/** By which a draft is told from others. */
export function nameAbout({ draft }: AboutContent): string {
  const { introHeading, introDescription, whatWeDoHeading, howWeDoHeading, whoWeAreHeading, clientsHeading } = draft;
  return firstWords(
    introHeading,
    introDescription,
    whatWeDoHeading,
    ...draft.whatWeDo.flatMap(({ heading, points }) => [heading, ...points]),
    howWeDoHeading,
    ...draft.howWeDo.flatMap(({ heading, paragraphs }) => [heading, ...paragraphs]),
    whoWeAreHeading,
    draft.whoWeAreDescription,
    clientsHeading,
    ...draft.clients.flat(),
    ...draft.people.flatMap(({ name, role }) => [name, role]),
  );
}

const texts = v.array(v.string());

const person = v.looseObject({
  key: v.string(),
  name: v.string(),
  role: v.string(),
  portrait: v.nullable(v.looseObject({ path: v.string(), media: storedMedia })),
});

const draftSchema: v.GenericSchema<AboutDraft> = v.looseObject({
  introHeading: v.string(),
  introDescription: v.string(),
  whatWeDoHeading: v.string(),
  whatWeDo: v.array(v.looseObject({ heading: v.string(), points: texts })),
  howWeDoHeading: v.string(),
  howWeDo: v.array(v.looseObject({ heading: v.string(), paragraphs: texts })),
  whoWeAreHeading: v.string(),
  whoWeAreDescription: v.string(),
  clientsHeading: v.string(),
  clients: v.array(texts),
  people: v.array(person),
});

const schema: v.GenericSchema<AboutContent> = v.looseObject({
  draft: draftSchema,
  image: v.nullable(v.instance(File)),
  unadded: v.record(v.string(), v.string()),
  removed: v.optional(v.record(v.string(), v.array(v.looseObject({ item: v.string(), at: v.number() })))),
  removedPeople: v.optional(v.array(v.looseObject({ item: person, at: v.number() }))),
});

/**
 * A draft that began from another state of the page, over what is stored now.
 *
 * @param began the state from which it began, as its version tells it
 * @returns null where that cannot be read
 */
export function rebaseAbout(kept: AboutContent, began: unknown, stored: AboutContent): AboutContent | null {
  const base = v.safeParse(draftSchema, began);
  if (!base.success) return null;
  return { ...kept, draft: mergeAbout({ base: base.output, mine: kept.draft, theirs: stored.draft }) };
}

/** A kept draft of an About form. */
export const aboutDraftShape: StoredShape<AboutContent> = {
  schema,
  upgrades: [(stored) => ({ ...stored, draft: { ...fieldsIn(stored['draft']), people: [] } })],
};
