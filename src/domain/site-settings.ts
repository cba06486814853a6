import {
  airs,
  captionPlaces,
  cornerSizes,
  faceIds,
  homeParts,
  readLook,
  voices,
  workForms,
  type Look,
} from '@vitrine/look';
import type { OwnFace } from '@vitrine/look/own-face';
import * as v from 'valibot';
import { mergeFields, mergeValue } from './merge.ts';
import type { Versions } from './merge.ts';
import { allWords, placesIn, type OwnWords, type Word } from './words.ts';
import type { StoredShape } from './stored-shape.ts';

/** The texts of the settings, by the contract's names. */
export const settingsTexts = [
  'siteName',
  'tagline',
  'description',
  'language',
  'firstTheme',
  'newProjects',
  'enquiriesText',
  'enquiriesEmail',
  'opportunitiesText',
  'opportunitiesEmail',
  'address',
  'email',
  'mobile',
  'landline',
  'timings',
  'latitude',
  'longitude',
  'mapLabel',
  'photoLabel',
  'photoUrl',
  'networkLabel',
  'networkUrl',
  'copyright',
  'disclaimer',
  'lightSensitivity',
] as const;
export type SettingsText = (typeof settingsTexts)[number];
export type SettingsTexts = Readonly<Record<SettingsText, string>>;

/** The files of the settings, by the contract's names. */
export const settingsFiles = ['wordmarkDark', 'wordmarkLight', 'icon', 'share', 'face'] as const;
export type SettingsFile = (typeof settingsFiles)[number];

/** Menu items that a studio may leave out, by their paths. */
export const hideable = ['/work', '/about', '/story', '/contact'] as const;
export type Hideable = (typeof hideable)[number];

/** What the settings hold but for files. */
export interface SettingsWords {
  readonly texts: SettingsTexts;
  /** The site's fixed texts in the studio's own words, by the text that is specified. */
  readonly words: OwnWords;
  /** Menu items that are left out. */
  readonly hidden: readonly Hideable[];
  /** How the site looks; null as it was built. */
  readonly look: Look | null;
}

/** What the owner says of a typeface's file. */
export interface FaceTerms {
  /** Which licence it is used under, in the owner's words. */
  readonly licence: string;
  /** That it may be used on the site. */
  readonly isAllowed: boolean;
  /** That it may be larger than a first view should wait for. */
  readonly isHeavy: boolean;
}

export const noFaceTerms: FaceTerms = { licence: '', isAllowed: false, isHeavy: false };

/** The studio's own facts as they are stored. */
export interface Settings extends SettingsWords {
  /** Addresses of the stored files. */
  readonly files: Readonly<Record<SettingsFile, string | null>>;
  /** What is known of the stored typeface; null without one. */
  readonly ownFace: OwnFace | null;
  readonly updatedAt?: string;
}

/** What the form holds. */
export interface SettingsContent extends SettingsWords {
  /** Of a typeface that is to be sent. */
  readonly faceTerms: FaceTerms;
  /** A file to be sent, or `null` for one that is to go; without an entry what is stored stays. */
  readonly files: { readonly [Name in SettingsFile]?: File | null | undefined };
}

/** What is sent. */
export interface SettingsToSave extends SettingsContent {
  /** Files that stay as they are. */
  readonly kept: readonly SettingsFile[];
  /** The version that is changed; null overwrites any. */
  readonly etag: string | null;
  /** The same for each attempt to send the same. */
  readonly idempotencyKey: string;
}

/** The content of the form that stored settings open with: no file chosen. */
export function contentOf({ texts, words, hidden, look }: Settings): SettingsContent {
  return { texts, words, hidden, look, faceTerms: noFaceTerms, files: {} };
}

/** Stored files that the form leaves alone. */
export function keptFiles({ files: stored }: Settings, { files }: SettingsContent): readonly SettingsFile[] {
  return settingsFiles.filter((name) => stored[name] !== null && files[name] === undefined);
}

/** The texts and words as one string, to compare two states of them. */
export function settingsVersion({ texts, words, hidden, look }: SettingsWords): string {
  return JSON.stringify([
    settingsTexts.map((name) => texts[name]),
    allWords.map((word) => words[word]?.trim() ?? ''),
    hideable.filter((path) => hidden.includes(path)),
    ...(look === null ? [] : [readLook(look)]),
  ]);
}

const versionSchema = v.tupleWithRest(
  [
    v.pipe(v.array(v.string()), v.length(settingsTexts.length)),
    v.pipe(v.array(v.string()), v.length(allWords.length)),
    v.array(v.picklist(hideable)),
  ],
  v.unknown(),
);

/** A state of the settings, as {@link settingsVersion} tells it; null for that of a release with others. */
function readVersion(version: unknown, { texts: stored }: SettingsWords): SettingsWords | null {
  const read = v.safeParse(versionSchema, version);
  if (!read.success) return null;
  const [texts, words, hidden, look] = read.output;
  return {
    texts: settingsTexts.reduce<SettingsTexts>((all, name, index) => ({ ...all, [name]: texts[index] ?? '' }), stored),
    words: Object.fromEntries(allWords.map((word, index) => [word, words[index] ?? ''])),
    hidden,
    look: readLook(look),
  };
}

/**
 * A draft that began from other settings, over those that are stored now. Each of the forms over them holds them all: what was saved in another
 * meanwhile stays.
 *
 * @param began the settings from which it began, as their version tells them
 * @returns null where that cannot be read
 */
export function rebaseSettings(kept: SettingsContent, began: unknown, stored: Settings): SettingsContent | null {
  const base = readVersion(began, stored);
  return base === null ? null : { ...kept, ...mergeSettings({ base, mine: kept, theirs: stored }) };
}

/** Whether a submission would change what is stored. */
export function isChanged(content: SettingsContent, stored: Settings): boolean {
  const isFileChanged = settingsFiles.some((name) => {
    const file = content.files[name];
    return file === null ? stored.files[name] !== null : file !== undefined;
  });
  return isFileChanged || settingsVersion(content) !== settingsVersion(stored);
}

/** A text without own words has no entry, as in what is stored: a draft with entries that say nothing could not be read again. */
function mergeWords({ base, mine, theirs }: Versions<OwnWords>): OwnWords {
  const own = allWords.map((word): readonly [Word, string] => [
    word,
    mergeValue({ base: base[word] ?? '', mine: mine[word] ?? '', theirs: theirs[word] ?? '' }),
  ]);
  return Object.fromEntries(own.filter(([, words]) => words !== ''));
}

/** What the form sends over settings that were changed elsewhere: only what was changed here is written over them. */
export function mergeSettings({ base, mine, theirs }: Versions<SettingsWords>): SettingsWords {
  return {
    texts: mergeFields({ base: base.texts, mine: mine.texts, theirs: theirs.texts }, settingsTexts),
    words: mergeWords({ base: base.words, mine: mine.words, theirs: theirs.words }),
    hidden: hideable.filter((path) => {
      const isMine = mine.hidden.includes(path);
      return isMine === base.hidden.includes(path) ? theirs.hidden.includes(path) : isMine;
    }),
    // Of one form: what was kept by an earlier release may lack a choice.
    look: mergeValue({ base: readLook(base.look), mine: readLook(mine.look), theirs: readLook(theirs.look) }),
  };
}

/** By which a draft is told from others. */
export function nameSettings({ texts }: SettingsContent): string {
  return texts.siteName;
}

/** A field of the form for one of the site's fixed texts. */
export type WordField = `word: ${Word}`;

/** A field of the form for a colour of the look. */
export type LookField = 'white surface' | 'white ink' | 'black surface' | 'black ink' | 'accent';

/** What can have a message of its own in the form. */
export type SettingsField = SettingsText | SettingsFile | WordField | LookField;

/**
 * What a studio's name has to be, and that own words keep their places in braces. The rest is the provider's to judge, which says
 * what it refuses.
 */
export function checkSettings({ texts, words }: SettingsWords): ReadonlyMap<SettingsField, string> {
  const name: readonly (readonly [SettingsField, string])[] =
    texts.siteName.trim() === '' ? [['siteName', 'Please enter the name of the studio.']] : [];
  const broken = allWords.flatMap((word): readonly (readonly [SettingsField, string])[] => {
    const own = words[word]?.trim() ?? '';
    const places = placesIn(word);
    if (own === '' || placesIn(own).join() === places.join()) return [];
    const kept = places.map((place) => `{${place}}`).join(' and ');
    return [
      [
        `word: ${word}`,
        kept === '' ? 'Nothing is filled in here: write it without braces.' : `Keep ${kept} in it, once.`,
      ],
    ];
  });
  return new Map([...name, ...broken]);
}

/** Whether a name is that of a text of the settings. */
export function isSettingsText(name: string | undefined): name is SettingsText {
  return settingsTexts.some((one) => one === name);
}

/** Whether a name is that of a file of the settings. */
export function isSettingsFile(name: string | undefined): name is SettingsFile {
  return settingsFiles.some((one) => one === name);
}

const file = v.optional(v.nullable(v.instance(File)));
const colour = v.string();
const paper = v.object({ surface: colour, ink: colour });
const look: v.GenericSchema<Look> = v.object({
  version: v.literal(1),
  white: paper,
  black: paper,
  accent: colour,
  displayFace: v.picklist(faceIds),
  textFace: v.picklist(faceIds),
  voice: v.picklist(voices),
  air: v.picklist(airs),
  corners: v.picklist(cornerSizes),
  captions: v.picklist(captionPlaces),
  home: v.array(v.picklist(homeParts)),
  work: v.picklist(workForms),
});

const schema: v.GenericSchema<SettingsContent> = v.object({
  texts: v.object({
    siteName: v.string(),
    tagline: v.string(),
    description: v.string(),
    language: v.string(),
    firstTheme: v.string(),
    newProjects: v.string(),
    enquiriesText: v.string(),
    enquiriesEmail: v.string(),
    opportunitiesText: v.string(),
    opportunitiesEmail: v.string(),
    address: v.string(),
    email: v.string(),
    mobile: v.string(),
    landline: v.string(),
    timings: v.string(),
    latitude: v.string(),
    longitude: v.string(),
    mapLabel: v.string(),
    photoLabel: v.string(),
    photoUrl: v.string(),
    networkLabel: v.string(),
    networkUrl: v.string(),
    copyright: v.string(),
    disclaimer: v.string(),
    lightSensitivity: v.string(),
  }),
  words: v.record(v.string(), v.string()),
  hidden: v.array(v.picklist(hideable)),
  look: v.nullable(look),
  faceTerms: v.object({ licence: v.string(), isAllowed: v.boolean(), isHeavy: v.boolean() }),
  files: v.object({ wordmarkDark: file, wordmarkLight: file, icon: file, share: file, face: file }),
});

/** A kept draft of the form. */
export const settingsDraftShape: StoredShape<SettingsContent> = {
  schema,
  upgrades: [
    // The studio's own look.
    (stored) => ({ ...stored, look: null }),
    // Its typefaces: what is not said is as in the built look.
    (stored) => ({ ...stored, look: readLook(stored['look']), faceTerms: noFaceTerms }),
    // The order of the home page and the form of Work: the same.
    (stored) => ({ ...stored, look: readLook(stored['look']) }),
  ],
};
