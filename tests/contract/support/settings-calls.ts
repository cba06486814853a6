import { expect } from 'vitest';
import type { ContractClient } from './provider-contract.ts';
import { picture } from './provider.ts';
import { siteTexts } from './site.ts';

/** Calls both operations of the settings, and has every status answered that they name. */
export async function callSettings(client: ContractClient): Promise<void> {
  const { send } = client;
  const { headers } = await client.sendRaw('getSite', 200, { isVisitor: true });
  const seen = { 'if-match': String(headers['etag']), 'idempotency-key': 'settings' };
  await send('getSite', 401, { query: { edit: '1' }, isVisitor: true });
  await send('putSite', 400, { form: { ...siteTexts, email: 'nobody' } });
  const written = await send<{ data: object }>('putSite', 200, {
    form: { ...siteTexts, share: picture() },
    headers: seen,
  });
  expect(await send('getSite', 200, { query: { edit: '1' } })).toEqual({ data: written.data });
  await send('putSite', 412, { form: siteTexts, headers: { 'if-match': seen['if-match'] } });
  await send('putSite', 200, { form: { ...siteTexts, siteName: 'Other', keep: ['share'] } });
  await send('putSite', 409, { form: siteTexts, headers: seen });
}
