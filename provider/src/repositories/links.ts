import type { Database } from '../db/database.ts';
import { number, numberOrNull, text } from '../db/rows.ts';
import type { Row } from '../db/rows.ts';
import { forEachInOrder } from '../lib/in-order.ts';
import { isEncrypted, type Encryption } from '../lib/encryption.ts';

/** What a link shows. */
export interface LinkSubject {
  readonly kind: 'project' | 'story';
  readonly id: number;
}

/** `client`: it opens what is sealed; `preview`: a draft. */
export type LinkPurpose = 'client' | 'preview';

/** A link that opens something for whoever has it. Times in milliseconds since 1970-01-01 UTC. */
export interface Link {
  readonly id: number;
  /** `null` where it was stored under a key that is not there: it opens, and cannot be copied again. */
  readonly token: string | null;
  readonly subject: LinkSubject;
  readonly purpose: LinkPurpose;
  /** For whom it is. */
  readonly name: string;
  readonly createdAt: number;
  readonly expiresAt: number;
  readonly revokedAt: number | null;
  readonly openings: number;
  /** The last time. */
  readonly openedAt: number | null;
}

export interface NewLink extends Pick<Link, 'subject' | 'purpose' | 'name' | 'createdAt' | 'expiresAt'> {
  readonly token: string;
  readonly digest: string;
}

/** When a link ends, by what its token is known by. */
export type LinkEnd = Pick<Link, 'expiresAt' | 'revokedAt'> & { readonly digest: string };

export interface LinkRepository {
  /** Those that have not been revoked, the newest first. */
  list(subject: LinkSubject): Promise<readonly Link[]>;
  /** Those that end between two moments and have not been revoked, the first to end first. */
  ending(from: number, until: number): Promise<readonly Link[]>;
  find(id: number): Promise<Link | null>;
  /** Revoked and expired ones too. */
  findByDigest(digest: string): Promise<Link | null>;
  insert(link: NewLink): Promise<Link>;
  /** Another name and another end. */
  update(id: number, link: Pick<Link, 'name' | 'expiresAt'>): Promise<void>;
  /** @param revokedAt `null` lets it open again */
  setRevoked(id: number, revokedAt: number | null): Promise<void>;
  countOpening(id: number, at: number): Promise<void>;
  /** When each ends, or was revoked. */
  ends(): Promise<readonly LinkEnd[]>;
  /** Gives links that are there such ends. */
  setEnds(ends: readonly LinkEnd[]): Promise<void>;
  /** Encrypts what was stored before there was a key. @returns how many tokens there were */
  encryptStored(): Promise<number>;
}

const columns = { project: 'project_id', story: 'story_id' } as const;

function toSubject(row: Row): LinkSubject {
  const project = numberOrNull(row, 'project_id');
  return project === null ? { kind: 'story', id: number(row, 'story_id') } : { kind: 'project', id: project };
}

const toLink = (row: Row, encryption: Encryption): Link => ({
  id: number(row, 'id'),
  token: encryption.decrypt(text(row, 'kept_token'), 'link'),
  subject: toSubject(row),
  purpose: text(row, 'purpose') === 'preview' ? 'preview' : 'client',
  name: text(row, 'name'),
  createdAt: number(row, 'created_at'),
  expiresAt: number(row, 'expires_at'),
  revokedAt: numberOrNull(row, 'revoked_at'),
  openings: number(row, 'openings'),
  openedAt: numberOrNull(row, 'opened_at'),
});

/**
 * Links, in the table `link`.
 * @param encryption of the tokens, so that a link can be shown again
 */
export function createLinkRepository(db: Database, encryption: Encryption): LinkRepository {
  const read = (row: Row): Link => toLink(row, encryption);
  const orNull = (row: Row | undefined): Link | null => (row === undefined ? null : read(row));
  const listOf = (kind: LinkSubject['kind']) =>
    db.prepare(`SELECT * FROM link WHERE ${columns[kind]} = ? AND revoked_at IS NULL ORDER BY id DESC`);
  const lists = { project: listOf('project'), story: listOf('story') };
  const ending = db.prepare(
    'SELECT * FROM link WHERE revoked_at IS NULL AND expires_at > ? AND expires_at <= ? ORDER BY expires_at, id',
  );
  const byId = db.prepare('SELECT * FROM link WHERE id = ?');
  const byDigest = db.prepare('SELECT * FROM link WHERE digest = ?');
  const insert = db.prepare(
    `INSERT INTO link (digest, kept_token, project_id, story_id, purpose, name, created_at, expires_at)
     VALUES (:digest, :keptToken, :projectId, :storyId, :purpose, :name, :createdAt, :expiresAt) RETURNING *`,
  );
  const update = db.prepare('UPDATE link SET name = ?, expires_at = ? WHERE id = ?');
  const setRevoked = db.prepare('UPDATE link SET revoked_at = ? WHERE id = ?');
  const countOpening = db.prepare('UPDATE link SET openings = openings + 1, opened_at = ? WHERE id = ?');
  const ends = db.prepare('SELECT digest, expires_at, revoked_at FROM link');
  const setEnd = db.prepare('UPDATE link SET expires_at = :expiresAt, revoked_at = :revokedAt WHERE digest = :digest');
  const all = db.prepare('SELECT id, kept_token FROM link');
  const setToken = db.prepare('UPDATE link SET kept_token = ? WHERE id = ?');
  return {
    list: async ({ kind, id }) => (await lists[kind].all(id)).map(read),
    ending: async (from, until) => (await ending.all(from, until)).map(read),
    find: async (id) => orNull(await byId.get(id)),
    findByDigest: async (digest) => orNull(await byDigest.get(digest)),
    insert: async ({ digest, token, subject: { kind, id }, purpose, name, createdAt, expiresAt }) => {
      const subject = { projectId: kind === 'project' ? id : null, storyId: kind === 'story' ? id : null };
      const row = await insert.get({
        digest,
        keptToken: encryption.encrypt(token, 'link'),
        ...subject,
        purpose,
        name,
        createdAt,
        expiresAt,
      });
      if (row === undefined) throw new Error('A link was not stored.');
      return read(row);
    },
    update: async (id, { name, expiresAt }) => {
      await update.run(name, expiresAt, id);
    },
    setRevoked: async (id, revokedAt) => {
      await setRevoked.run(revokedAt, id);
    },
    countOpening: async (id, at) => {
      await countOpening.run(at, id);
    },
    ends: async () =>
      (await ends.all()).map((row) => ({
        digest: text(row, 'digest'),
        expiresAt: number(row, 'expires_at'),
        revokedAt: numberOrNull(row, 'revoked_at'),
      })),
    setEnds: async (all) => await forEachInOrder(all, (end) => setEnd.run({ ...end })),
    async encryptStored() {
      const plain = (await all.all()).filter((row) => !isEncrypted(text(row, 'kept_token')));
      for (const row of plain)
        await setToken.run(encryption.encrypt(text(row, 'kept_token'), 'link'), number(row, 'id'));
      return plain.length;
    },
  };
}
