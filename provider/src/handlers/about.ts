import type { HandlersFor, Schemas } from '../contract/types.ts';
import type { Session } from '../auth/sessions.ts';
import { aboutPage } from '../history/history.ts';
import { inspect } from '../media/inspect.ts';
import type { MediaFacts } from '../media/inspect.ts';
import { saveUploads } from '../media/save-uploads.ts';
import type { Upload } from '../lib/upload.ts';
import { HttpError, badRequest, notFound } from '../lib/http-error.ts';
import { aboutId } from '../repositories/about.ts';
import type { About } from '../repositories/about.ts';
import type { Media, NewMedia } from '../repositories/media.ts';
import { parseId } from '../rules/ids.ts';
import { readPath } from '../rules/media-path.ts';
import type { Services } from '../services.ts';
import { isFileOf } from '../records/find-media.ts';
import { createPicturesInTexts } from '../records/pictures-in-texts.ts';
import type { PictureServices } from '../records/pictures-in-texts.ts';
import { mustExist, presentDetails, presentPath, presentUpdate } from '../records/present.ts';
import { createEtags } from '../http/record-etags.ts';
import type { EtagSources } from '../http/record-etags.ts';

type Lists = Schemas['AboutLists'];

const empty: About = {
  mediaId: null,
  introHeading: null,
  introDescription: null,
  whatWeDoHeading: null,
  howWeDoHeading: null,
  whoWeAreHeading: null,
  whoWeAreDescription: null,
  clientsHeading: null,
  whatWeDo: [],
  howWeDo: [],
  clients: [],
  people: [],
};

const readSections = (sections: NonNullable<Lists['whatWeDoSections']>): About['whatWeDo'] =>
  sections.map(({ heading, bulletPoints }) => ({
    heading,
    bulletPoints: bulletPoints.map((point) => (typeof point === 'string' ? point : point.point)),
  }));

/** Clients are written `name` by one form and `clientsname` by the other. */
const readClients = (clients: NonNullable<Lists['clientSections']>): About['clients'] =>
  clients.map(({ clientsname, name }) => ({ name: clientsname ?? name ?? null }));

/** Rows that were left empty are nobody. @throws {HttpError} 400 for a portrait that cannot be one of the studio's pictures */
const readPeople = (people: NonNullable<Lists['people']>, ownOrigins: readonly string[]): About['people'] =>
  people.flatMap(({ name, role = '', portrait = '' }) => {
    if (name.trim() === '' && role.trim() === '' && portrait === '') return [];
    const file = portrait === '' ? null : readPath(portrait, ownOrigins);
    if (portrait !== '' && file === null) throw lostPortrait();
    return [{ name: name.trim(), role: role.trim(), portrait: file }];
  });

const lostPortrait = (): HttpError =>
  badRequest('A portrait is stored no longer. Please choose another picture for it.', 'people');

/** The page after a form: fields that were not sent stay as they are in `before`. */
function merge(
  before: About,
  form: Schemas['AboutUpdate'],
  {
    whoWeAreDescription,
    ownOrigins,
  }: { readonly whoWeAreDescription: string | undefined; readonly ownOrigins: readonly string[] },
): About {
  return {
    mediaId: before.mediaId,
    introHeading: form.introHeading ?? before.introHeading,
    introDescription: form.introDescription ?? before.introDescription,
    whatWeDoHeading: form.WhatwedoMainHeading ?? before.whatWeDoHeading,
    howWeDoHeading: form.howWeDoMainHeading ?? before.howWeDoHeading,
    whoWeAreHeading: form.WhoWeareMainHeading ?? before.whoWeAreHeading,
    whoWeAreDescription: whoWeAreDescription ?? before.whoWeAreDescription,
    clientsHeading: form.clientssectionHeading ?? before.clientsHeading,
    whatWeDo: form.whatWeDoSections === undefined ? before.whatWeDo : readSections(form.whatWeDoSections),
    howWeDo: form.howWeDoSubsections ?? before.howWeDo,
    clients: form.clientSections === undefined ? before.clients : readClients(form.clientSections),
    people: form.people === undefined ? before.people : readPeople(form.people, ownOrigins),
  };
}

/** @param portraits by the names under which people have them */
function present(
  about: About,
  picture: Media | null,
  { portraits, changedAt }: { readonly portraits: ReadonlyMap<string, Media>; readonly changedAt: number | null },
): Schemas['About'] {
  return {
    id: aboutId,
    introHeading: about.introHeading,
    introDescription: about.introDescription,
    mediaUrl: presentPath(picture),
    details: presentDetails(picture),
    whatWeDoHeading: about.whatWeDoHeading,
    howWeDoMainHeading: about.howWeDoHeading,
    whoWeAreHeading: about.whoWeAreHeading,
    whoWeAreDescription: about.whoWeAreDescription,
    clientssectionHeading: about.clientsHeading,
    whatWeDoSections: about.whatWeDo.map(({ heading, bulletPoints }) => ({ heading, bulletPoints: [...bulletPoints] })),
    howWeDoSubsections: [...about.howWeDo],
    clientSections: about.clients.map(({ name }) => ({ name })),
    ...(about.people.length === 0
      ? {}
      : {
          people: about.people.map(({ name, role, portrait }) => {
            const shown = portraits.get(portrait ?? '') ?? null;
            return { name, role, portrait: presentPath(shown), details: presentDetails(shown) };
          }),
        }),
    ...presentUpdate(changedAt),
  };
}

/** The page shows a picture, never a film. */
async function inspectPicture(upload: Upload): Promise<MediaFacts> {
  const facts = await inspect(upload).catch((error: unknown) => {
    throw error instanceof HttpError ? notAPicture(upload) : error;
  });
  if (facts.mediaType !== 'IMAGE') throw notAPicture(upload);
  return facts;
}

const notAPicture = ({ part }: Upload): HttpError => new HttpError(415, 'Please select a valid image file.', { part });

/** What a write makes of the page. */
interface AboutChange {
  readonly page: About;
  /** Whether the present picture stays, unless a new one has come. */
  readonly keepsPicture: boolean;
  /** The token that restores the page before, if there was one and it is kept. */
  readonly undo: string | null;
}

/** The About page: read, written for the first time or again, and changed. */
export function aboutHandlers(
  services: EtagSources &
    PictureServices &
    Pick<Services, 'aboutMedia' | 'store' | 'history' | 'undoService' | 'atomically' | 'ownOrigins'>,
): HandlersFor<'getAboutPage' | 'createAboutPage' | 'updateAboutPage'> {
  const { about, aboutMedia, media, store, history, undoService, atomically } = services;
  const etags = createEtags(services);
  const pictures = createPicturesInTexts(services, aboutMedia);
  const pictureOf = async (page: About | null): Promise<Media | null> => {
    const id = page?.mediaId ?? null;
    return id === null ? null : await media.find(id);
  };

  /** Writes the page and its picture as one. Returns its entity tag then, and the token that restores the page before, if that is kept. */
  async function write(
    upload: Upload | undefined,
    session: Session | null,
    change: () => Promise<AboutChange>,
  ): Promise<{ readonly etag: string; readonly undo: string | null }> {
    const record = async (
      saved: ReadonlyMap<Upload, NewMedia>,
    ): Promise<{ gone: readonly string[]; undo: string | null }> => {
      const old = (await about.get())?.mediaId ?? null;
      const { page, keepsPicture, undo } = await change();
      const [picture] = saved.values();
      const stays = keepsPicture && picture === undefined;
      const next = picture === undefined ? null : await media.insert(picture);
      await about.put({ ...page, mediaId: stays ? old : next });
      const portraits = page.people.flatMap(({ portrait }) => portrait ?? []);
      const { gone: left, unknown } = await pictures.name(aboutId, portraits);
      if (unknown.length > 0) throw lostPortrait();
      const gone = [...left, ...(old === null || stays ? [] : await media.remove([old]))];
      // The files of a page that can be restored stay on the disk for as long.
      return { gone: undo === null ? gone : [], undo };
    };
    const uploads = upload === undefined ? [] : [upload];
    const { gone, ...written } = await saveUploads(
      store,
      uploads,
      (saved) =>
        atomically(async () => ({
          ...(await history.saving([aboutPage], session, () => record(saved))),
          etag: await etags.about(),
        })),
      inspectPicture,
    );
    await store.remove(gone);
    return written;
  }

  return {
    getAboutPage: async ({ reply }) => {
      const page = await about.get();
      reply.header('etag', await etags.about());
      if (page === null) return { status: 200, body: { data: null } };
      const portraits = new Map<string, Media>();
      for (const [file, id] of await aboutMedia.of(aboutId)) portraits.set(file, mustExist(await media.find(id)));
      const changedAt = await about.changedAt();
      return { status: 200, body: { data: present(page, await pictureOf(page), { portraits, changedAt }) } };
    },

    createAboutPage: async ({ body: { mediaUrl, whowearedescription, ...form }, session, request, reply }) => {
      const { etag, undo } = await write(mediaUrl, session, async () => ({
        page: merge(empty, form, {
          whoWeAreDescription: whowearedescription,
          ownOrigins: services.ownOrigins(request),
        }),
        keepsPicture: false,
        undo: (await about.get()) === null ? null : await undoService.record('about', aboutId),
      }));
      reply.header('etag', etag);
      const message = 'About page created successfully!';
      return { status: 201, body: { success: true, message, ...(undo === null ? {} : { undo }) } };
    },

    updateAboutPage: async ({ body, session, request, reply, assertUnchanged }) => {
      const { etag } = await write(body.media, session, async () => {
        const before = await about.get();
        if (before === null || (body.id !== undefined && parseId(body.id) !== aboutId)) throw notFound('About page');
        await assertUnchanged();
        const { mediaUrl } = body;
        const present = await pictureOf(before);
        const isPresent =
          mediaUrl === undefined ||
          (present === null
            ? mediaUrl === ''
            : await isFileOf(services, present, readPath(mediaUrl, services.ownOrigins(request))));
        if (body.media === undefined && !isPresent)
          throw badRequest('"mediaUrl" is not the path of the present image.', 'mediaUrl');
        const page = merge(before, body, {
          whoWeAreDescription: body.whoWeAreDescription,
          ownOrigins: services.ownOrigins(request),
        });
        return { page, keepsPicture: true, undo: null };
      });
      reply.header('etag', etag);
      return { status: 200, body: { success: true, message: 'About page updated successfully!' } };
    },
  };
}
