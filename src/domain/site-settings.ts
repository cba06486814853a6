import * as v from 'valibot';
import { mergeFields } from './merge.ts';
import type { Versions } from './merge.ts';

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
export const settingsFiles = ['wordmarkDark', 'wordmarkLight', 'icon', 'share'] as const;
export type SettingsFile = (typeof settingsFiles)[number];

/** The studio's own facts as they are stored. */
export interface Settings {
  readonly texts: SettingsTexts;
  /** Addresses of the stored files. */
  readonly files: Readonly<Record<SettingsFile, string | null>>;
  readonly updatedAt?: string;
}

/** What the form holds. */
export interface SettingsContent {
  readonly texts: SettingsTexts;
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

export function contentOf({ texts }: Settings): SettingsContent {
  return { texts, files: {} };
}

/** Stored files that the form leaves alone. */
export function keptFiles({ files: stored }: Settings, { files }: SettingsContent): readonly SettingsFile[] {
  return settingsFiles.filter((name) => stored[name] !== null && files[name] === undefined);
}

/** The texts as one string, to compare two states of them. */
export function settingsVersion({ texts }: Pick<SettingsContent, 'texts'>): string {
  return JSON.stringify(settingsTexts.map((name) => texts[name]));
}

export function isChanged(content: SettingsContent, stored: Settings): boolean {
  const isFileChanged = settingsFiles.some((name) => {
    const file = content.files[name];
    return file === null ? stored.files[name] !== null : file !== undefined;
  });
  return isFileChanged || settingsVersion(content) !== settingsVersion(stored);
}

/** What the form sends over settings that were changed elsewhere: only what was changed here is written over them. */
export function mergeSettings(versions: Versions<SettingsTexts>): SettingsTexts {
  return mergeFields(versions, settingsTexts);
}

/** By which a draft is told from others. */
export function nameSettings({ texts }: SettingsContent): string {
  return texts.siteName;
}

/** What a studio's name has to be. The rest is the provider's to judge, which says what it refuses. */
export function checkSettings({ siteName }: SettingsTexts): ReadonlyMap<SettingsText, string> {
  return new Map(siteName.trim() === '' ? [['siteName', 'Please enter the name of the studio.']] : []);
}

export function isSettingsText(name: string | undefined): name is SettingsText {
  return settingsTexts.some((one) => one === name);
}

export function isSettingsFile(name: string | undefined): name is SettingsFile {
  return settingsFiles.some((one) => one === name);
}

const file = v.optional(v.nullable(v.instance(File)));

/** A kept draft of the form. */
export const settingsSchema: v.GenericSchema<SettingsContent> = v.object({
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
  files: v.object({ wordmarkDark: file, wordmarkLight: file, icon: file, share: file }),
});
