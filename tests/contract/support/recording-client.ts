import { createProviderClient } from '../../../src/api/http/client.ts';
import { validateRequest, type SentRequest } from './client-requests.ts';

export const host = 'http://provider.example';

/** A client whose every request is held against the contract; every call is answered `204`. */
export function recordingClient() {
  const sent: SentRequest[] = [];
  const client = createProviderClient({
    host,
    sendsIdempotencyKeys: true,
    fetch: async (input, init) => {
      const request = new Request(input, init);
      sent.push(await validateRequest(request));
      return new Response(null, { status: 204 });
    },
  });
  return { client, sent };
}
