import { readFile } from 'node:fs/promises';
import { findLookFault } from '@vitrine/look/palette';
import type { HandlersFor, Schemas } from '../contract/types.ts';
import { assertMatch, etagOf } from '../http/etag.ts';
import { settings } from '../history/history.ts';
import { HttpError, badRequest } from '../lib/http-error.ts';
import { cutUpload, factsOfFont } from '../media/font.ts';
import type { CutFont } from '../media/font.ts';
import { mostFirstBytes } from '../rules/font.ts';
import { inspect } from '../media/inspect.ts';
import type { MediaFacts } from '../media/inspect.ts';
import { inspectIcon, inspectMark } from '../media/mark.ts';
import { saveUploads } from '../media/save-uploads.ts';
import type { Upload } from '../lib/upload.ts';
import type { Media, NewMedia } from '../repositories/media.ts';
import { noFiles, siteFiles, siteId } from '../repositories/site.ts';
import type { Site, SiteFile } from '../repositories/site.ts';
import { stillOf, toShareName } from '../rules/share.ts';
import { toPath } from '../rules/media-path.ts';
import { findFault, tidyTexts, tidyWords } from '../rules/site.ts';
import type { Services } from '../services.ts';
import { createEtags } from '../http/record-etags.ts';
import type { EtagSources } from '../http/record-etags.ts';
import { presentUpdate } from '../records/present.ts';
import { mapInOrder } from '../lib/in-order.ts';

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
  face: async (upload) => factsOfFont(upload),
  faceRest: async (upload) => factsOfFont(upload),
};

const isSiteFile = (name: string): name is SiteFile => siteFiles.some((one) => one === name);

/** The file whose fate a file shares. */
const withWhich = (name: SiteFile): SiteFile => (name === 'faceRest' ? 'face' : name);

/** A typeface that was sent, cut, and what is kept of it. */
interface SentFace {
  readonly cut: CutFont;
  readonly ownFace: Schemas['SiteFace'];
}

const inKilobytes = (bytes: number): string => `${String(Math.round(bytes / 1000))} kB`;

/** @throws {HttpError} 400 where the administrator has not said what there is to say, 413, 415 */
async function takeFace(upload: Upload, terms: Schemas['SiteUpdate']['faceTerms']): Promise<SentFace> {
  if (terms?.isAllowed !== true) throw badRequest('Please say that the typeface may be used on the site.', 'face');
  const cut = await cutUpload(upload);
  const { firstBytes } = cut.facts;
  if (firstBytes > mostFirstBytes && !terms.isHeavy) {
    await cut.discard();
    throw badRequest(
      `The plain letters of this typeface have ${inKilobytes(firstBytes)}, more than ${inKilobytes(mostFirstBytes)}. Say that they may.`,
      'face',
    );
  }
  return { cut, ownFace: { ...cut.facts, licence: terms.licence.trim() } };
}

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
    Pick<Services, 'media' | 'messages' | 'site' | 'store' | 'history' | 'undoService' | 'atomically' | 'idempotency'>,
): HandlersFor<'getSite' | 'putSite' | 'tryFace'> {
  const { atomically, history, idempotency, media, messages, site, store, undoService } = services;
  const etags = createEtags(services);

  async function present(isForEditing: boolean): Promise<Schemas['SiteResponse']['data']> {
    const stored = await site.get();
    if (stored === null) return null;
    const { newProjects, ...shown } = stored.texts;
    const files = await mapInOrder(siteFiles, async (name) => {
      const id = stored.files[name];
      return [name, presentFile(name, id === null ? null : await media.find(id))] as const;
    });
    return {
      ...shown,
      ...(isForEditing && newProjects !== undefined ? { newProjects } : {}),
      ...Object.fromEntries(files),
      ...((await messages.isFormShown()) ? { contactForm: true } : {}),
      ...presentUpdate(await site.changedAt()),
    };
  }

  /** Writes all of it. Returns the token that puts back what was there before. */
  async function write(
    sentTexts: Site['texts'],
    kept: ReadonlySet<string>,
    saved: ReadonlyMap<Upload, NewMedia>,
  ): Promise<string> {
    const stored = await site.get();
    const before = stored?.files ?? noFiles;
    // What is known of a typeface stays with its file.
    const known = sentTexts.ownFace ?? (kept.has('face') ? stored?.texts.ownFace : undefined);
    const texts = known === undefined ? sentTexts : { ...sentTexts, ownFace: known };
    const sent = new Map([...saved].map(([{ part }, file]) => [part, file]));
    const isStaying = (name: SiteFile): boolean => kept.has(withWhich(name)) && !sent.has(name);
    const gone = siteFiles.flatMap((name) => {
      const id = before[name];
      return id === null || isStaying(name) ? [] : [id];
    });
    const undo = await undoService.record('site', siteId, gone);
    const files = await mapInOrder(siteFiles, async (name) => {
      const file = sent.get(name);
      return [name, file === undefined ? (isStaying(name) ? before[name] : null) : await media.insert(file)] as const;
    });
    await site.put({ texts, files: { ...noFiles, ...Object.fromEntries(files) } });
    // Their files stay on the disk for as long as this can be undone.
    await media.remove(gone);
    return undo;
  }

  return {
    getSite: async ({ session, reply }) => {
      // What the form writes has the form's tag; visitors are told of the contact form too.
      const isWhole = session === null && (await messages.isFormShown());
      reply.header('etag', isWhole ? etagOf([await site.get(), true]) : await etags.site());
      return { status: 200, body: { data: await present(session !== null) } };
    },

    tryFace: async ({ body: { face } }) => {
      const { facts, first, rest, discard } = await cutUpload(face);
      try {
        const [plain, rarer] = await Promise.all([first, rest].map(({ path }) => readFile(path, 'base64')));
        return { status: 200, body: { data: { ...facts, first: plain ?? '', rest: rarer ?? '' } } };
      } finally {
        await discard();
      }
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
      const upload = files.get('face');
      const hasFace = upload !== undefined || (kept.has('face') && ((await site.get())?.files.face ?? null) !== null);
      if (!hasFace && (look?.displayFace === 'own' || look?.textFace === 'own'))
        throw badRequest('There is no typeface of the studio’s own: bring its file, or choose another.', 'look');
      const face = upload === undefined ? null : await takeFace(upload, body.faceTerms);
      const uploads = [...files.values()].filter(({ part }) => part !== 'face');
      const all = face === null ? texts : { ...texts, ownFace: face.ownFace };
      const { etag, undo } = await saveUploads(
        store,
        face === null ? uploads : [...uploads, face.cut.first, face.cut.rest],
        (saved) =>
          atomically(async () => {
            let token = '';
            await idempotency.run({
              operation: 'putSite',
              key,
              find: () => site.get(),
              etag: () => etags.site(),
              changedAt: () => site.changedAt(),
              write: async (existing) => {
                // What was sent before and not answered is written over; it is this request's own.
                if (existing === null) assertMatch(match, await etags.site());
                token = await history.saving([settings], session, () => write(all, kept, saved));
                return { id: siteId, texts: all, files: noFiles };
              },
            });
            return { etag: await etags.site(), undo: token };
          }),
        (upload) => {
          if (!isSiteFile(upload.part)) throw badRequest(`"${upload.part}" is not a known file.`, upload.part);
          return inspections[upload.part](upload);
        },
      ).finally(() => face?.cut.discard());
      reply.header('etag', etag);
      return { status: 200, body: { message: 'Settings saved.', data: await present(true), undo } };
    },
  };
}
