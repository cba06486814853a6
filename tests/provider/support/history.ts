import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect } from 'vitest';
import { logIn } from '../../contract/support/provider.ts';
import type { Client } from './client.ts';

export interface Revision {
  readonly id: number;
  readonly kind: string;
  readonly at: string;
  readonly by: string | null;
  readonly cause: string;
  readonly restoredAt?: string;
  readonly summary: string;
  readonly isPresent: boolean;
}

interface RevisionFile {
  readonly place: string;
  readonly mediaUrl: string;
  readonly poster: string | null;
  readonly alt: string | null;
  readonly focus: { readonly x: number; readonly y: number } | null;
  readonly details?: object;
}

export interface Detail extends Revision {
  readonly parts: readonly {
    readonly name: string;
    readonly label: string;
    readonly before: string | null;
    readonly after: string | null;
  }[];
  readonly pictures: readonly {
    readonly change: string;
    readonly before: RevisionFile | null;
    readonly after: RevisionFile | null;
  }[];
}

export interface Restored {
  readonly message: string;
  readonly undo?: string;
  readonly leftOut?: readonly string[];
  readonly data: Revision;
}

type Kind = 'project' | 'story' | 'about' | 'homepage' | 'settings';

/** The revisions of something, the last one first. */
export async function revisionsOf({ call }: Client, kind: Kind, id?: number): Promise<readonly Revision[]> {
  const url = `/api/revisions?kind=${kind}${id === undefined ? '' : `&id=${String(id)}`}`;
  return (await call<{ data: readonly Revision[] }>('GET', url)).data;
}

export const readRevision = async ({ call }: Client, id: number): Promise<Detail> =>
  (await call<{ data: Detail }>('GET', `/api/revisions/${String(id)}`)).data;

/** What differs of a revision: parts by their labels, and files. */
export async function differences(client: Client, id: number) {
  const { parts, pictures } = await readRevision(client, id);
  return {
    parts: parts
      .filter(({ before, after }) => (before ?? '') !== (after ?? ''))
      .map(({ label, before, after }) => [label, before, after]),
    pictures: pictures
      .filter(({ change }) => change !== 'kept')
      .map(({ change, before, after }) => [change, before?.place ?? null, after?.place ?? null]),
  };
}

/** Restores the revision that is so many before the last. */
export async function restoreBack(client: Client, back: number, kind: Kind, id?: number): Promise<Restored> {
  const revision = (await revisionsOf(client, kind, id))[back];
  return client.call<Restored>('POST', `/api/revisions/${String(revision?.id)}/restore`);
}

export const filesOf = ({ provider }: Client): readonly string[] =>
  readdirSync(join(provider.folder, 'media')).toSorted();

/** Restores with headers of one's own. */
export async function restoreWith({ provider }: Client, id: number, headers: Readonly<Record<string, string>>) {
  const { cookie } = await logIn(provider.app);
  return provider.app.inject({
    method: 'POST',
    url: `/api/revisions/${String(id)}/restore`,
    headers: { cookie, ...headers },
  });
}

/** The tag of the present state. */
export async function etagOf({ provider }: Client, query: string): Promise<string> {
  const { cookie } = await logIn(provider.app);
  const answer = await provider.app.inject({ url: `/api/revisions?${query}`, headers: { cookie } });
  expect(answer.statusCode).toBe(200);
  return String(answer.headers.etag);
}
