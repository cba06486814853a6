import { readOwnFace, type OwnFace } from '@vitrine/look/own-face';
import { write, type ProviderClient } from '../http/client.ts';
import { isObject, malformed, readText } from '../http/json.ts';
import { limitSilence, toFormData, type SendForm } from '../http/upload.ts';

/** A font as it would be as the site's typeface. */
export interface TriedFace {
  readonly own: OwnFace;
  /** Its two files, as WOFF2. */
  readonly files: readonly ArrayBuffer[];
}

const toBytes = (base64: unknown): ArrayBuffer =>
  Uint8Array.from(atob(readText(base64)), (one) => one.charCodeAt(0)).buffer;

/** Fonts that are tried before they are stored (an extension). Every call rejects with a `ProblemError`. */
export function createFaces({ wire }: ProviderClient, sendForm: SendForm) {
  const send = limitSilence(sendForm);
  return {
    async tryFace(face: File): Promise<TriedFace> {
      const form = toFormData({ face });
      const { body } = await write(() =>
        wire.POST('/api/site/face', {
          parseAs: 'text',
          body: { face },
          bodySerializer: () => form,
          fetch: (request: Request) => send(request, form),
        }),
      );
      const data = isObject(body) && isObject(body['data']) ? body['data'] : {};
      const own = readOwnFace(data, []);
      if (own === null) throw malformed('a font');
      return { own, files: [toBytes(data['first']), toBytes(data['rest'])] };
    },
  };
}
