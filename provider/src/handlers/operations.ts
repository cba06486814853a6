import type { HandlersFor } from '../contract/types.ts';
import { aboutPage, homepage, settings } from '../history/history.ts';
import { filePolicy } from '../http/headers.ts';
import { hideFromSearch } from '../http/robots.ts';
import { notFound } from '../lib/http-error.ts';
import type { Media } from '../repositories/media.ts';
import { filmOfCaptions } from '../rules/captions.ts';
import { toFilmStill } from '../rules/film-still.ts';
import { toShareCut, toShareName } from '../rules/share.ts';
import { canBe, toVariantName } from '../rules/variants.ts';
import type { Services } from '../services.ts';
import { createMediaSender, forGood, forNow, forOne, readMediaName, sendByName, sendCaptions } from './send-media.ts';
import type { MediaName } from './send-media.ts';

/** Where the file that has taken another's place is, as the other was asked for. */
function addressAs({ width, format }: MediaName, present: Media, search: string): string {
  return format !== null && canBe(present, format)
    ? toVariantName({ source: present.file, width, format })
    : present.file + search;
}

/** What an undo may change beside what it puts back. */
const single = [homepage, aboutPage, settings];

/** The files of media, the liveness check, and Undo. */
export function operationHandlers({
  media,
  replacements,
  store,
  shares,
  variants,
  filmStills,
  filmAddresses,
  history,
  undoService,
  atomically,
}: Pick<
  Services,
  | 'media'
  | 'replacements'
  | 'store'
  | 'shares'
  | 'variants'
  | 'filmStills'
  | 'filmAddresses'
  | 'history'
  | 'undoService'
  | 'atomically'
>): HandlersFor<'getMedia' | 'health' | 'undoDelete'> {
  const send = createMediaSender({ store, variants });
  /** The file that has taken the place of one of this name. */
  const successorOf = async (name: string): Promise<Media | null> => {
    const id = await replacements.findFormer(name);
    return id === null ? null : await media.find(id);
  };

  return {
    getMedia: async ({ params, query, session, request, reply }) => {
      const still = toFilmStill(params['file'] ?? '');
      if (still !== null) {
        // Of films that a text names, and of no others: nobody fetches by this server what he likes.
        if (!(await filmAddresses.isNamed(still)) || !(await filmStills.ensure(still))) throw notFound('file');
        reply.header('content-type', 'image/jpeg').header('content-security-policy', filePolicy);
        sendByName({ name: still.name, folder: filmStills.folder }, forNow, request, reply);
        return null;
      }
      const film = filmOfCaptions(params['file'] ?? '');
      if (film !== null) {
        const record = await media.findByFile(film);
        const place = record === null ? null : await media.shownOn(record.id);
        if (place === null && session === null) throw notFound('file');
        if (place !== 'listed') hideFromSearch(reply);
        sendCaptions(params['file'] ?? '', record, place !== null, reply);
        return null;
      }
      const name = readMediaName(params['file'] ?? '', query);
      const asked = toShareCut(name.file);
      // Only what has a record is served, under the type that its content had when it came.
      const record = await media.findByFile(asked?.file ?? name.file);
      if (record === null && asked === null) {
        const present = await successorOf(name.file);
        if (present === null || ((await media.shownOn(present.id)) === null && session === null))
          throw notFound('file');
        // A page that was opened before its file was replaced, or a bookmark.
        reply
          .header('cache-control', 'no-cache')
          .redirect(addressAs(name, present, new URL(request.url, 'http://host').search));
        return null;
      }
      if (record === null || (asked !== null && record.mediaType !== 'IMAGE')) throw notFound('file');
      // One that was shared before the picture got another focus shows its middle.
      const isCurrent = asked === null || asked.focus === null || (await media.hasFocus(record.id, asked.focus));
      const cut = isCurrent ? asked : { file: record.file, focus: null };
      const place = await media.shownOn(record.id);
      if (place === null && session === null) throw notFound('file');
      // Other sites show what is public on their pages, and nothing else.
      if (place === null) reply.header('cache-control', 'no-store').header('cross-origin-resource-policy', 'same-site');
      if (place !== 'listed') hideFromSearch(reply);
      if (cut === null) {
        await send(record, { ...name, isPublic: place !== null }, request, reply);
        return null;
      }
      await shares.ensure(cut);
      reply.header('content-type', 'image/jpeg').header('content-security-policy', filePolicy);
      const policy = place === null ? forOne : isCurrent ? forGood : forNow;
      sendByName({ name: toShareName(cut), folder: shares.folder }, policy, request, reply);
      return null;
    },

    undoDelete: async ({ body, session }) => {
      const { undo, leftOut, gone } = await atomically(() =>
        history.saving(single, session, () => undoService.restore(body.undo, session), { cause: 'undone' }),
      );
      await store.remove(gone);
      return {
        status: 200,
        body: {
          message: 'Undone.',
          ...(undo === null ? {} : { undo }),
          ...(leftOut.length === 0 ? {} : { leftOut: [...leftOut] }),
        },
      };
    },

    health: () => ({ status: 200, body: { status: 'ok' } }),
  };
}
