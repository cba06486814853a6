import { isBuiltHome, readLook, type Look } from '@vitrine/look';
import type { Face } from '@vitrine/look/faces';
import { readOwnFace, type OwnFace } from '@vitrine/look/own-face';
import type { SiteConfig } from '../../../site.config.ts';
import { mediaUrl } from '../../domain/media.ts';
import { isObject, readNumber, readObject, readOptionalText, readText, type JsonObject } from '../http/json.ts';

/** What the settings say of the page around the site, which only who draws a page needs. */
export interface SiteFrame {
  readonly firstTheme: 'white' | 'black';
  readonly icon: { readonly url: string; readonly type: string } | null;
  /** As PNG, for phones' home screens. */
  readonly touchIcon: string | null;
  /** Null where the built one holds. */
  readonly look: Look | null;
  /** The studio's own typeface; null without one. */
  readonly face: Face | null;
}

/** The facts of a studio that has set them. */
export interface SetSite {
  readonly site: SiteConfig;
  /** Null where the build's own holds. */
  readonly frame: SiteFrame | null;
}

function urlOf(file: unknown, host: string): string | null {
  const path = isObject(file) ? readOptionalText(file['path']) : null;
  return path === null ? null : mediaUrl(path, host);
}

/** The studio's own typeface; null without one. */
export function readFace(data: JsonObject, host: string): OwnFace | null {
  const urls = [urlOf(data['face'], host), urlOf(data['faceRest'], host)];
  return urls[0] === null
    ? null
    : readOwnFace(
        data['ownFace'],
        urls.filter((url) => url !== null),
      );
}

/** One of the two stands for the other where that is missing; without either there is none of this studio. */
function readLogo(record: JsonObject, host: string): SiteConfig['logo'] {
  const [dark, light] = [record['wordmarkDark'], record['wordmarkLight']];
  const measured = isObject(dark) ? dark : light;
  const [width, height] = isObject(measured) ? [measured['width'], measured['height']].map(readNumber) : [];
  const [onLight, onDark] = [urlOf(dark, host), urlOf(light, host)];
  const [one, other] = [onLight ?? onDark, onDark ?? onLight];
  if (one === null || other === null || typeof width !== 'number' || typeof height !== 'number') return null;
  return { dark: one, light: other, width, height };
}

/** Without a place there is no map. */
function readMap(record: JsonObject): SiteConfig['map'] {
  const [latitude, longitude] = [readNumber(record['latitude']), readNumber(record['longitude'])];
  if (latitude === null || longitude === null) return null;
  return { latitude, longitude, label: readText(record['mapLabel']) };
}

/** The studio's own words, by the text that is specified, and the menu's items that it leaves out. */
export function readOwnWords(data: JsonObject): { readonly words: Record<string, string>; readonly hidden: string[] } {
  const { words, hidden } = data;
  return {
    words: Object.fromEntries(
      (Array.isArray(words) ? words : []).flatMap((one: unknown) => {
        const [text, own] = isObject(one) ? [readOptionalText(one['text']), readOptionalText(one['own'])] : [];
        return text === null || text === undefined || own === null || own === undefined ? [] : [[text, own]];
      }),
    ),
    hidden: (Array.isArray(hidden) ? hidden : []).filter((path: unknown) => typeof path === 'string'),
  };
}

/**
 * `GET /api/site`; null where nothing has been set.
 *
 * @param built the facts of the build. A studio that still has its name, and brought no wordmark, keeps that too
 */
export function normaliseSite(answer: unknown, built: SiteConfig, host: string): SetSite | null {
  const data = readObject(answer, 'the settings')['data'];
  if (!isObject(data)) return null;
  const text = (name: string) => readText(data[name]);
  const description = readOptionalText(data['description']);
  const { share: cut } = isObject(data['share']) ? data['share'] : { share: undefined };
  const share = readOptionalText(cut);
  const siteName = text('siteName');
  const icon = urlOf(data['icon'], host);
  const { words, hidden } = readOwnWords(data);
  const look = readLook(data['look']);
  const type = isObject(data['icon']) ? readText(data['icon']['type']) : '';
  return {
    site: {
      siteName,
      tagline: text('tagline'),
      ...(description === null ? {} : { description }),
      language: readOptionalText(data['language']) ?? built.language,
      logo: readLogo(data, host) ?? (siteName === built.siteName ? built.logo : null),
      ...(share === null ? {} : { share: mediaUrl(share, host) }),
      enquiries: { text: text('enquiriesText'), email: text('enquiriesEmail') },
      opportunities: { text: text('opportunitiesText'), email: text('opportunitiesEmail') },
      contact: {
        addressLines: text('address').split('\n'),
        email: text('email'),
        mobile: text('mobile'),
        landline: text('landline'),
        timings: text('timings'),
      },
      map: readMap(data),
      social: {
        photoSharing: { label: text('photoLabel') || text('photoUrl'), url: text('photoUrl') },
        professionalNetwork: { label: text('networkLabel') || text('networkUrl'), url: text('networkUrl') },
      },
      footer: {
        copyright: text('copyright'),
        disclaimer: text('disclaimer'),
        lightSensitivity: text('lightSensitivity'),
      },
      // A page says what is as specified with no byte.
      ...(Object.keys(words).length === 0 ? {} : { words }),
      ...(hidden.length === 0 ? {} : { hidden }),
      ...(look === null || isBuiltHome(look) ? {} : { home: look.home }),
      ...(look === null || look.work === 'tiles' ? {} : { work: look.work }),
      ...(data['contactForm'] === true ? { hasForm: true as const } : {}),
    },
    frame: {
      firstTheme: data['firstTheme'] === 'black' ? 'black' : 'white',
      icon: icon === null ? null : { url: icon, type },
      touchIcon: urlOf(data['touchIcon'], host) ?? (type === 'image/png' ? icon : null),
      look,
      face: readFace(data, host)?.face ?? null,
    },
  };
}
