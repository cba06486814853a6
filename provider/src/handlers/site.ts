import { findLookFault } from '@vitrine/look/palette';
import type { HandlersFor, Schemas } from '../contract/types.ts';
import { assertMatch } from '../http/etag.ts';
import { settings } from '../history/history.ts';
import { HttpError, badRequest } from '../http-error.ts';
import { inspect } from '../media/inspect.ts';
import type { MediaFacts } from '../media/inspect.ts';
import { inspectIcon, inspectMark } from '../media/mark.ts';
import { saveUploads } from '../media/save-uploads.ts';
import type { Upload } from '../multipart/upload.ts';
import type { Media, NewMedia } from '../repositories/media.ts';
import { noFiles, siteFiles, siteId } from '../repositories/site.ts';
import type { Site, SiteFile } from '../repositories/site.ts';
import { stillOf, toShareName } from '../rules/share.ts';
import { toPath } from '../rules/media-path.ts';
import { findFault, tidyTexts, tidyWords } from '../rules/site.ts';
import type { Services } from '../services.ts';
import { createEtags } from '../http/record-etags.ts';
import type { EtagSources } from '../http/record-etags.ts';
import { presentUpdate } from './present.ts';

const shareTypes = ['image/jpeg', 'image/png', 'image/webp', 'image/avif'];

async function inspectShare(upload: Upload): Promise<MediaFacts> {
  const refusal = new HttpError(415, 'This must be a JPEG, PNG, WebP or AVIF picture.', { part: upload.part });
  const facts = await inspect(upload).catch((error: unknown) => {
    throw error instanceof HttpError ? refusal : error;
  });
  if (!shareTypes.includes(facts.contentType)) throw refusal;
  return facts;
}

async function inspectTouchIcon(upload: Upload): Promise<MediaFacts> {
  const facts = await inspectIcon(upload);
  if (facts.extension !== 'png') throw new HttpError(415, 'This must be a PNG picture.', { part: upload.part });
  return facts;
}

const inspections: Readonly<Record<SiteFile, (upload: Upload) => Promise<MediaFacts>>> = {
  wordmarkDark: inspectMark,
  wordmarkLight: inspectMark,
  icon: inspectIcon,
  touchIcon: inspectTouchIcon,
  share: inspectShare,
};

const isSiteFile = (name: string): name is SiteFile => siteFiles.some((one) => one === name);

function presentFile(name: SiteFile, media: Media | null): Schemas['SiteFile'] {
  if (media === null) return null;
  const { file, contentType, width, height } = media;
  const still = name === 'share' ? stillOf(media) : null;
  return {
    path: toPath(file),
    type: contentType,
    width,
    height,
    ...(still === null ? {} : { share: toPath(toShareName(still)) }),
  };
}

/** The studio's own facts. */
export function siteHandlers(
  services: EtagSources &
    Pick<Services, 'media' | 'site' | 'store' | 'history' | 'undoService' | 'atomically' | 'idempotency'>,
): HandlersFor<'getSite' | 'putSite'> {
  const { atomically, history, idempotency, media, site, store, undoService } = services;
  const etags = createEtags(services);

  function present(isForEditing: boolean): Schemas['SiteResponse']['data'] {
    const stored = site.get();
    if (stored === null) return null;
    const { newProjects, ...shown } = stored.texts;
    const files = siteFiles.map((name) => {
      const id = stored.files[name];
      return [name, presentFile(name, id === null ? null : media.find(id))] as const;
    });
    return {
      ...shown,
      ...(isForEditing && newProjects !== undefined ? { newProjects } : {}),
      ...Object.fromEntries(files),
      ...presentUpdate(site.changedAt()),
    };
  }

  /** Writes all of it. Returns the token that puts back what was there before. */
  function write(texts: Site['texts'], kept: ReadonlySet<string>, saved: ReadonlyMap<Upload, NewMedia>): string {
    const before = site.get()?.files ?? noFiles;
    const sent = new Map([...saved].map(([{ part }, file]) => [part, file]));
    const isStaying = (name: SiteFile): boolean => kept.has(name) && !sent.has(name);
    const gone = siteFiles.flatMap((name) => {
      const id = before[name];
      return id === null || isStaying(name) ? [] : [id];
    });
    const undo = undoService.record('site', siteId, gone);
    const files = siteFiles.map((name) => {
      const file = sent.get(name);
      return [name, file === undefined ? (isStaying(name) ? before[name] : null) : media.insert(file)] as const;
    });
    site.put({ texts, files: { ...noFiles, ...Object.fromEntries(files) } });
    // Their files stay on the disk for as long as this can be undone.
    media.remove(gone);
    return undo;
  }

  return {
    getSite: ({ session, reply }) => {
      reply.header('etag', etags.site());
      return { status: 200, body: { data: present(session !== null) } };
    },

    putSite: async ({ body, files, session, request, reply }) => {
      const { look } = body;
      const texts = { ...tidyTexts(body), ...tidyWords(body), ...(look === undefined ? {} : { look }) };
      const fault = findFault(texts);
      if (fault !== null) throw badRequest(fault.message, fault.part);
      const weak = look === undefined ? null : findLookFault(look);
      if (weak !== null) throw badRequest(weak.message, 'look');
      const { 'if-match': match, 'idempotency-key': key } = request.headers;
      const kept = new Set<string>(body.keep);
      const undo = await saveUploads(
        store,
        [...files.values()],
        (saved) =>
          atomically(() => {
            let token = '';
            idempotency.run({
              operation: 'putSite',
              key,
              find: () => site.get(),
              etag: () => etags.site(),
              write: (existing) => {
                // What was sent before and not answered is written over; it is this request's own.
                if (existing === null) assertMatch(match, etags.site());
                token = history.saving([settings], session, () => write(texts, kept, saved));
                return { id: siteId, texts, files: noFiles };
              },
            });
            return token;
          }),
        (upload) => {
          if (!isSiteFile(upload.part)) throw badRequest(`"${upload.part}" is not a known file.`, upload.part);
          return inspections[upload.part](upload);
        },
      );
      reply.header('etag', etags.site());
      return { status: 200, body: { message: 'Settings saved.', data: present(true), undo } };
    },
  };
}
