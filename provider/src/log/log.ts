import { cutText } from '@vitrine/markdown/cut';
import type { FastifyRequest } from 'fastify';
import type { Clock } from '../lib/clock.ts';
import type { Repositories } from '../repositories/index.ts';
import {
  logKinds,
  type LogEntry,
  type LogKind,
  type LogTarget,
  type NewLogEntry,
} from '../repositories/log-entries.ts';
import { calledName } from '../rules/called-name.ts';

/** Who did something. */
export interface Person {
  readonly name: string;
  readonly username: string;
}

/** What was changed. */
interface Change {
  /** 'Changed a project' */
  readonly what: string;
  /** Its title; '' where there is none. */
  readonly subject: string;
  /** Of the record as the change has left it; '' where it has none. */
  readonly etag: string;
  /** The record, where it has a form of its own. */
  readonly target: LogTarget | null;
}

/** The log of logins and changes, which every administrator reads. */
export interface Log {
  /** @param how 'Logged in with a passkey' */
  login(person: Person, how: string, request: FastifyRequest): Promise<void>;
  /** A login that was refused; `null` for that of a stranger, the only one without a name. */
  refusal(person: Person | null, how: string, request: FastifyRequest): Promise<void>;
  change(person: Person, change: Change): Promise<void>;
  /** Whose change has left a record with this entity tag; `null` where no entry says so. */
  changeTo(etag: string): Promise<LogEntry | null>;
  /** When somebody last did what is called so, in milliseconds since 1970; `null` where no entry says so. */
  lastTime(what: string): Promise<number | null>;
  /** The newest first, before the entry of an id; at most `limit`. */
  list(kinds: readonly LogKind[], before: number, limit: number): Promise<readonly LogEntry[]>;
  /** Removes what is too old, or too much. */
  prune(): Promise<void>;
}

/** How long an entry is kept, in milliseconds. */
const lifetime = 365 * 24 * 60 * 60_000;

/** How many of each kind are kept: whoever guesses passwords does not push out what was changed. */
const most: Readonly<Record<LogKind, number>> = { change: 10_000, login: 5000, refusal: 1000 };

/** How many more may be there for a while. */
const pruneEvery = 100;

const longest = 200;
const short = (value: string): string => cutText(value, longest);

/** Keeps entries for a year, and of each kind at most a fixed number, the newest. */
export function createLog({ logEntries }: Pick<Repositories, 'logEntries'>, clock: Clock): Log {
  const prune = async (): Promise<void> => {
    await logEntries.removeBefore(clock() - lifetime);
    for (const kind of logKinds) await logEntries.prune(kind, most[kind]);
  };
  const write = async (
    kind: LogKind,
    person: Person | null,
    entry: Pick<NewLogEntry, 'what' | 'subject' | 'address' | 'userAgent' | 'etag' | 'target'>,
  ) => {
    const name = person === null ? '' : calledName(person);
    const id = await logEntries.insert({ ...entry, kind, name, subject: short(entry.subject), at: clock() });
    if (id % pruneEvery === 0) await prune();
  };
  const from = (request: FastifyRequest) => ({
    subject: '',
    etag: '',
    target: null,
    address: request.ip,
    userAgent: short(request.headers['user-agent'] ?? ''),
  });
  return {
    login: (person, what, request) => write('login', person, { what, ...from(request) }),
    refusal: (person, what, request) => write('refusal', person, { what, ...from(request) }),
    change: (person, change) => write('change', person, { ...change, address: '', userAgent: '' }),
    changeTo: (etag) => logEntries.findByEtag(etag),
    lastTime: async (what) => (await logEntries.findLast(what))?.at ?? null,
    list: (kinds, before, limit) => logEntries.list({ kinds, before, limit, since: clock() - lifetime }),
    prune,
  };
}
