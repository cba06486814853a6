import { readLook } from '@vitrine/look';
import type { SiteConfig } from '../../../site.config.ts';
import { mediaUrl } from '../../domain/media.ts';
import { hideable } from '../../domain/site-settings.ts';
import type { Settings, SettingsFile, SettingsTexts, SettingsWords } from '../../domain/site-settings.ts';
import { isObject, readObject, readOptionalText, readText, readUpdate, type JsonObject } from '../http/json.ts';
import { normaliseSite, readFace, readOwnWords } from './site.ts';

/** The settings, and what the site makes of them. */
export interface SettingsInUse extends Settings {
  readonly site: SiteConfig;
}

/** The facts of the build, as a form shows them. */
function textsOf(built: SiteConfig): SettingsTexts {
  const { enquiries, opportunities, contact, map, social, footer } = built;
  return {
    siteName: built.siteName,
    tagline: built.tagline,
    description: built.description ?? '',
    language: built.language,
    firstTheme: 'white',
    newProjects: 'public',
    enquiriesText: enquiries.text,
    enquiriesEmail: enquiries.email,
    opportunitiesText: opportunities.text,
    opportunitiesEmail: opportunities.email,
    address: contact.addressLines.join('\n'),
    email: contact.email,
    mobile: contact.mobile,
    landline: contact.landline,
    timings: contact.timings,
    latitude: String(map?.latitude ?? ''),
    longitude: String(map?.longitude ?? ''),
    mapLabel: map?.label ?? '',
    photoLabel: social.photoSharing.label,
    photoUrl: social.photoSharing.url,
    networkLabel: social.professionalNetwork.label,
    networkUrl: social.professionalNetwork.url,
    ...footer,
  };
}

function pathsOf(hidden: readonly string[]): SettingsWords['hidden'] {
  return hideable.filter((path) => hidden.includes(path));
}

function builtWords({ words = {}, hidden = [] }: SiteConfig): Pick<SettingsWords, 'words' | 'hidden'> {
  return { words, hidden: pathsOf(hidden) };
}

function storedWords(stored: JsonObject): Pick<SettingsWords, 'words' | 'hidden'> {
  const { words, hidden } = readOwnWords(stored);
  return { words, hidden: pathsOf(hidden) };
}

/** `GET /api/site`, for its form. Where nothing has been set, it begins with what the build says. */
export function normaliseSettings(answer: unknown, built: SiteConfig, host: string): SettingsInUse {
  const data = readObject(answer, 'the settings')['data'];
  const stored = isObject(data) ? data : null;
  const texts = textsOf(built);
  const url = (name: SettingsFile) => {
    const file = stored?.[name];
    const path = isObject(file) ? readOptionalText(file['path']) : null;
    return path === null ? null : mediaUrl(path, host);
  };
  const read = (name: keyof SettingsTexts) => (stored?.[name] === undefined ? texts[name] : readText(stored[name]));
  return {
    texts: {
      siteName: read('siteName'),
      tagline: read('tagline'),
      description: read('description'),
      language: read('language'),
      firstTheme: read('firstTheme'),
      newProjects: read('newProjects'),
      enquiriesText: read('enquiriesText'),
      enquiriesEmail: read('enquiriesEmail'),
      opportunitiesText: read('opportunitiesText'),
      opportunitiesEmail: read('opportunitiesEmail'),
      address: read('address'),
      email: read('email'),
      mobile: read('mobile'),
      landline: read('landline'),
      timings: read('timings'),
      latitude: read('latitude'),
      longitude: read('longitude'),
      mapLabel: read('mapLabel'),
      photoLabel: read('photoLabel'),
      photoUrl: read('photoUrl'),
      networkLabel: read('networkLabel'),
      networkUrl: read('networkUrl'),
      copyright: read('copyright'),
      disclaimer: read('disclaimer'),
      lightSensitivity: read('lightSensitivity'),
    },
    ...(stored === null ? builtWords(built) : storedWords(stored)),
    look: readLook(stored?.['look']),
    files: {
      wordmarkDark: url('wordmarkDark'),
      wordmarkLight: url('wordmarkLight'),
      icon: url('icon'),
      share: url('share'),
      face: url('face'),
    },
    ownFace: stored === null ? null : readFace(stored, host),
    ...(stored === null ? {} : readUpdate(stored)),
    site: normaliseSite(answer, built, host)?.site ?? built,
  };
}
