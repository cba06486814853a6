import type { FilmConversion } from '../../domain/chosen-films.ts';
import { write, type ProviderClient } from '../http/client.ts';
import { malformed } from '../http/json.ts';
import { read } from '../http/read.ts';
import { limitSilence, toFormData, type SendForm, type UploadProgress } from '../http/upload.ts';
import { normaliseConversion } from '../normalise/film-conversions.ts';
import { ProblemError, toProblem } from '../problem.ts';

/** Reads an answer's body to its end. */
async function receive(body: ReadableStream<Uint8Array<ArrayBuffer>>, onReceived: (bytes: number) => void) {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  let bytes = 0;
  const reader = body.getReader();
  for (let part = await reader.read(); !part.done; part = await reader.read()) {
    parts.push(part.value);
    bytes += part.value.length;
    onReceived(bytes);
  }
  return new Blob(parts, { type: 'video/mp4' });
}

/** Films that the provider converts for a form (an extension). Every call rejects with a `ProblemError`. */
export function createFilmConversions({ wire }: ProviderClient, sendForm: SendForm) {
  const send = limitSilence(sendForm);
  return {
    /** Sends a film to be converted. */
    async beginConversion(
      { file, keepsSound }: { readonly file: File; readonly keepsSound: boolean },
      onProgress: (progress: UploadProgress) => void,
      signal: AbortSignal,
    ): Promise<FilmConversion> {
      const given = { film: file, ...(keepsSound ? { sound: 'keep' as const } : {}) };
      const form = toFormData(given);
      const { body } = await write(() =>
        wire.POST('/api/film-conversions', {
          parseAs: 'text',
          signal,
          body: given,
          bodySerializer: () => form,
          fetch: (request: Request) => send(request, form, onProgress),
        }),
      );
      try {
        return normaliseConversion(body);
      } catch (thrown) {
        throw new ProblemError(toProblem(thrown));
      }
    },

    findConversion: (id: string, signal: AbortSignal): Promise<FilmConversion> =>
      read(
        (within) =>
          wire.GET('/api/film-conversions/{id}', { parseAs: 'text', signal: within, params: { path: { id } } }),
        normaliseConversion,
        signal,
      ),

    /** The converted film. Has no time limit of its own: it is told how many bytes have come. */
    async readConverted(id: string, onReceived: (bytes: number) => void, signal: AbortSignal): Promise<Blob> {
      try {
        const { data } = await wire.GET('/api/film-conversions/{id}/file', {
          parseAs: 'stream',
          signal,
          params: { path: { id } },
        });
        if (data === undefined || data === null) throw malformed('no film');
        return await receive(data, onReceived);
      } catch (thrown) {
        throw new ProblemError(toProblem(thrown));
      }
    },

    /** Stops a conversion, or lets go of its result; also while the page is being left. */
    async removeConversion(id: string): Promise<void> {
      await write(() =>
        wire.DELETE('/api/film-conversions/{id}', { parseAs: 'text', keepalive: true, params: { path: { id } } }),
      );
    },
  };
}
