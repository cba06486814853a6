import { expect } from 'vitest';
import { startContractClient, type ContractClient } from './provider-contract.ts';
import { siteTexts } from './site.ts';

const visitor = { isVisitor: true };
const text = { raw: { type: 'text/plain', body: 'x' } };

/** Calls every operation of forgotten passwords, and has every status answered that they name. */
export async function callForgotten(main: ContractClient): Promise<void> {
  const ask = (username: string) => ({ ...visitor, json: { username } });
  await main.send('askForNewPassword', 404, ask('admin'));

  const mails: string[] = [];
  const mailing = {
    send: async (mail: { readonly text: string }) => void mails.push(mail.text),
    origin: 'https://a.example',
  };
  const { provider, send } = await startContractClient({ mailing }, main.seen);
  try {
    await send('putSite', 200, { form: siteTexts });
    await send('getForgottenPassword', 200, visitor);
    await send('askForNewPassword', 202, ask('admin'));
    await expect.poll(() => mails.length).toBe(1);
    await send('askForNewPassword', 400, { ...visitor, json: {} });
    await send('askForNewPassword', 415, { ...visitor, ...text });
    for (let tries = 0; tries < 4; tries += 1) await send('askForNewPassword', 202, ask(`nobody ${String(tries)}`));
    await send('askForNewPassword', 429, ask('admin'));

    const token = /#(.+)/.exec(mails[0] ?? '')?.[1];
    const choice = { token, password: 'seven blue kettles sing' };
    await send('setNewPassword', 400, { ...visitor, json: { ...choice, password: 'short' } });
    await send('setNewPassword', 415, { ...visitor, ...text });
    await send('setNewPassword', 200, { ...visitor, json: choice });
    for (let tries = 0; tries < 20; tries += 1) await send('setNewPassword', 404, { ...visitor, json: choice });
    await send('setNewPassword', 429, { ...visitor, json: choice });
  } finally {
    await provider.close();
  }
}
