import type { APIResponse, Request, Route } from '@playwright/test';
import { BODY_HEADER } from '../../scripts/lib/firefox-messages.ts';

/** What a request sends, as text; `''` where nothing. Firefox's driver tells it in a header. */
export function bodyOf(request: Request): string {
  const told = request.headers()[BODY_HEADER];
  return told === undefined ? (request.postData() ?? '') : Buffer.from(told, 'base64').toString();
}

/** What a request sends, as JSON; null where nothing. */
export function jsonOf(request: Request) {
  const body = bodyOf(request);
  return body === '' ? null : JSON.parse(body);
}

/** Sends a write on as `route.fetch` does, which in Firefox knows no body. */
export async function passOn(route: Route): Promise<APIResponse> {
  const { [BODY_HEADER]: told, ...headers } = await route.request().allHeaders();
  return told === undefined ? route.fetch() : route.fetch({ headers, postData: Buffer.from(told, 'base64') });
}
