import type { HandlersFor } from '../contract/types.ts';
import { filePolicy } from '../http/headers.ts';
import { HttpError, badRequest, conflict, notFound, unauthorized } from '../lib/http-error.ts';
import type { Session } from '../auth/sessions.ts';
import { isConvertible } from '../media/ffmpeg.ts';
import type { FilmConversion } from '../media/film-conversions.ts';
import { inspect } from '../media/inspect.ts';
import { conversionFault } from '../rules/film-versions.ts';
import type { Services } from '../services.ts';
import { assertIsThere } from './send-media.ts';

const present = ({ id, state, share, file }: FilmConversion) => ({ id, state, share, bytes: file?.bytes ?? null });

/** Films that an administrator's browser cannot convert. */
export function filmConversionHandlers({
  films,
  filmConversions,
  store,
}: Pick<Services, 'films' | 'filmConversions' | 'store'>): HandlersFor<
  'createFilmConversion' | 'getFilmConversion' | 'deleteFilmConversion' | 'getConvertedFilm'
> {
  const ownerOf = (session: Session | null): number => {
    if (session === null) throw unauthorized();
    return session.administratorId;
  };
  const find = (id: string | undefined, session: Session | null): FilmConversion => {
    const found = filmConversions.find(id ?? '', ownerOf(session));
    if (found === null) throw notFound('conversion');
    return found;
  };

  return {
    createFilmConversion: async ({ body: { film, sound }, session, request }) => {
      if (!(await films.isThere)) throw new HttpError(404, 'This server does not convert films.');
      const facts = await inspect(film);
      if (!isConvertible(facts.extension))
        throw new HttpError(415, 'Only films (MP4, MOV, WebM) are converted.', { part: film.part });
      const fault = conversionFault(facts);
      if (fault !== null) throw badRequest(fault, film.part);
      const { log } = request;
      const begun = await filmConversions.begin(
        { upload: film, facts },
        // What is broken is the film, not the provider.
        {
          administratorId: ownerOf(session),
          keepsSound: sound === 'keep',
          onFailure: (reason) => log.info(reason, 'A film was not converted.'),
        },
      );
      return { status: 202, body: { data: present(begun) } };
    },

    getFilmConversion: ({ params, session }) => ({
      status: 200,
      body: { data: present(find(params['id'], session)) },
    }),

    deleteFilmConversion: ({ params, session }) => {
      const isGone = filmConversions.remove(params['id'] ?? '', ownerOf(session));
      if (!isGone) throw notFound('conversion');
      return { status: 200, body: { message: 'The conversion was removed.' } };
    },

    getConvertedFilm: ({ params, session, request, reply }) => {
      const { file } = find(params['id'], session);
      if (file === null) throw conflict('The film has not been converted yet.');
      assertIsThere(file.name, store.incoming, request.log);
      reply
        .header('content-type', 'video/mp4')
        .header('cache-control', 'no-store')
        .header('content-security-policy', filePolicy)
        .sendFile(file.name, store.incoming, { contentType: false, cacheControl: false });
      return null;
    },
  };
}
