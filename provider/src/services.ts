import { dirname } from 'node:path';
import type { FastifyRequest } from 'fastify';
import { createAlerts } from './health/alerts.ts';
import { createForgottenPasswords, linkLife } from './auth/forgotten-passwords.ts';
import type { ForgottenPasswords, Mailing } from './auth/forgotten-passwords.ts';
import { createPasskeys } from './auth/passkeys.ts';
import type { Passkeys } from './auth/passkeys.ts';
import { byName, createRateLimiter } from './auth/rate-limit.ts';
import type { RateLimiter } from './auth/rate-limit.ts';
import { siteOf } from './auth/site.ts';
import type { Site } from './auth/site.ts';
import { createSecondFactor, stepLife } from './auth/second-factor.ts';
import type { SecondFactor } from './auth/second-factor.ts';
import { createRight } from './auth/right.ts';
import type { Right } from './auth/right.ts';
import { createSessions } from './auth/sessions.ts';
import type { Sessions } from './auth/sessions.ts';
import { createSlowAnswers } from './auth/slow-answers.ts';
import type { SlowAnswers } from './auth/slow-answers.ts';
import { createNightlyBackups } from './backup/nightly.ts';
import type { NightlyBackups, NightlyParts } from './backup/nightly.ts';
import { createStoredBackups } from './backup/stored.ts';
import type { StoredBackups } from './backup/stored.ts';
import type { Database } from './db/database.ts';
import { newestSchema } from './db/migrate.ts';
import { PostgresDatabase } from './db/postgres/database.ts';
import type { Config, OriginConfig } from './config.ts';
import type { Clock } from './lib/clock.ts';
import type { Encryption } from './lib/encryption.ts';
import { createShareImages } from './media/share.ts';
import type { ShareImages } from './media/share.ts';
import { createFilmConverter } from './media/film-converter.ts';
import type { FilmConverter } from './media/film-converter.ts';
import { createFilmConversions } from './media/film-conversions.ts';
import type { FilmConversions } from './media/film-conversions.ts';
import { createFilmStills } from './media/film-stills.ts';
import type { FilmStills } from './media/film-stills.ts';
import type { MediaFetcher } from './imports/fetch-media.ts';
import { createFilmPreparation } from './media/prepare-films.ts';
import type { FilmPreparation } from './media/prepare-films.ts';
import type { MediaStore } from './media/store.ts';
import { createVariants } from './media/variants.ts';
import type { Variants } from './media/variants.ts';
import { createHistory } from './history/history.ts';
import type { History } from './history/history.ts';
import { createLog } from './log/log.ts';
import type { Log } from './log/log.ts';
import { createIdempotency } from './http/idempotency.ts';
import type { Idempotency } from './http/idempotency.ts';
import { createReadiness } from './health/readiness.ts';
import type { ReadReadiness } from './health/readiness.ts';
import { createRedirects } from './http/redirects.ts';
import type { Redirects } from './http/redirects.ts';
import { createInbox, ticketLife } from './mail/messages.ts';
import type { Inbox } from './mail/messages.ts';
import { createShownLinks } from './visibility/links.ts';
import type { ShownLinks } from './visibility/links.ts';
import { createTeasers } from './visibility/teasers.ts';
import type { Teasers } from './visibility/teasers.ts';
import { createRepositories } from './repositories/index.ts';
import { noFiles } from './repositories/site.ts';
import type { Repositories } from './repositories/index.ts';
import { readVersion } from './health/version.ts';
import { createOwnFirstTimes, createSharedFirstTimes } from './visits/first-times.ts';
import { createPlaces } from './visits/places.ts';
import type { FindPlace } from './visits/places.ts';
import { createVisits } from './visits/visits.ts';
import type { Visits } from './visits/visits.ts';
import { createMemory, createShared } from './auth/short-lived.ts';
import { createUndoService } from './undo/undo.ts';
import type { UndoService } from './undo/undo.ts';
import { flatMapInOrder } from './lib/in-order.ts';

/** All services of the application. Each handler module is given those that it names in its own type. */
export interface Services extends Repositories {
  /** By whose right something is done just now. */
  readonly right: Right;
  /** Runs `work` as one transaction, if who asked for it still may: 401 otherwise. */
  readonly atomically: <T>(work: () => Promise<T>) => Promise<T>;
  readonly store: MediaStore;
  readonly shares: ShareImages;
  readonly variants: Variants;
  readonly filmStills: FilmStills;
  readonly films: FilmConverter;
  readonly filmPreparation: FilmPreparation;
  readonly filmConversions: FilmConversions;
  readonly clock: Clock;
  readonly authSessions: Sessions;
  readonly history: History;
  readonly undoService: UndoService;
  readonly idempotency: Idempotency;
  readonly db: Database;
  /** The backups that the dashboard has made. */
  readonly backups: StoredBackups;
  /** Those that are made by themselves; `null` where none are. */
  readonly nightly: NightlyBackups | null;
  readonly readReadiness: ReadReadiness;
  /** A token by which versions and figures may be asked for from elsewhere; `null`: nobody may. */
  readonly metricsToken: string | null;
  /** Who logged in, and who changed what. */
  readonly log: Log;
  readonly logins: RateLimiter;
  /** Of passwords for a name that is guessed at from many addresses. */
  readonly slowAnswers: SlowAnswers;
  readonly resets: RateLimiter;
  readonly forgotten: ForgottenPasswords;
  /** Links for a new password that are asked for: by address, and by the name that is given. */
  readonly forgottenTries: RateLimiter;
  readonly forgottenNames: RateLimiter;
  /** Tries of such links, by address. */
  readonly newPasswordTries: RateLimiter;
  /** Tries of invitations, by address. */
  readonly joins: RateLimiter;
  readonly passkeyLogins: Passkeys;
  readonly secondFactor: SecondFactor;
  /** Second steps, by address. */
  readonly secondSteps: RateLimiter;
  /** Logins by passkey, by address: they cannot be guessed, and are what is left where codes and passwords are refused. */
  readonly passkeyTries: RateLimiter;
  /** Codes of one administrator, whoever types them: who has the password may come from many addresses. */
  readonly codes: RateLimiter;
  /** The links that open what is sealed, and what its page shows without one. */
  readonly shownLinks: ShownLinks;
  readonly teasers: Teasers;
  /** Names of the files that are the studio's marks: what stands in place of a closed site shows them. */
  readonly shownMarks: () => Promise<readonly string[]>;
  /** Where addresses of a former site lead. */
  readonly oldAddresses: Redirects;
  /** What visitors send by the form on Talk to us. */
  readonly inbox: Inbox;
  /** Messages, and tickets for them, by address. */
  readonly messageTries: RateLimiter;
  readonly messageTickets: RateLimiter;
  /** Messages of all together. */
  readonly messagesOfAll: RateLimiter;
  /** Counts who sees what. */
  readonly seenPages: Visits;
  readonly findPlace: FindPlace;
  /** The origins under which this provider is reached, as far as a request tells. */
  readonly ownOrigins: (request: FastifyRequest) => readonly string[];
  /** The one of them for which a browser asks; a 400 where it is none. */
  readonly siteOf: (request: FastifyRequest) => Site;
}

/** `ffmpeg`: the command; films are not converted where there is none. */
type ServicesConfig = OriginConfig &
  Partial<Pick<Config, 'ffmpeg'>> & {
    /** A clock that never jumps, for what ends within minutes; the other one unless told. */
    readonly steady?: Clock;
    /** Of secrets that have to be read again; none unless told. */
    readonly encryption?: Encryption;
    /** How mails leave; they do not unless told. */
    readonly mailing?: Mailing | null;
    /** Where backups are kept that are made by themselves, and when; none are unless told. */
    readonly nightly?: Pick<NightlyParts, 'place' | 'due'> | null;
    /** An address that is told what somebody should know. */
    readonly alertUrl?: string | null;
    /** Opens versions and figures to who is not on this machine; nobody else's unless given. */
    readonly metricsToken?: string | null;
    readonly pictureWait?: number;
    readonly logError?: (words: string) => void;
    /** How stills of other services' films are fetched; from the network unless told. */
    readonly filmFetcher?: MediaFetcher;
  };

const quarterHour = 15 * 60_000;
/** Logins between their two steps; the oldest gives way. Each has had a right password. */
const mostLogins = 1000;

/** A store that lets variants go with their files. */
const withVariants = (store: MediaStore, variants: Variants): MediaStore => ({
  ...store,
  async remove(files) {
    await store.remove(files);
    if (files.length > 0) await variants.remove(files);
  },
});

/** Puts the services together that handlers and jobs are given. */
export function createServices(db: Database, store: MediaStore, clock: Clock, config: ServicesConfig): Services {
  const repositories = createRepositories(db, clock, config.encryption);
  const authSessions = createSessions(repositories.sessions, clock);
  const right = createRight(authSessions);
  const atomically = <T>(work: () => Promise<T>): Promise<T> =>
    db.transaction(async () => {
      await right.ask();
      return work();
    });
  const { steady = clock } = config;
  // Several servers have no other time in common.
  const time = db.others === null ? steady : clock;
  const shortLived = (kind: string, life: number | null = null, most?: number) =>
    db.others === null
      ? createMemory(steady, most)
      : createShared({ shortLived: repositories.shortLived, atomically, clock }, kind, life);
  const limiter = (kind: string, tries: number, keysOf?: typeof byName) =>
    createRateLimiter({
      tries,
      windowMs: quarterHour,
      clock: time,
      failures: shortLived(kind),
      ...(keysOf === undefined ? {} : { keysOf }),
    });
  const history = createHistory(repositories, clock);
  const variants = createVariants(store, config.pictureWait === undefined ? {} : { timeout: config.pictureWait });
  const base = {
    ...repositories,
    atomically,
    right,
    store: withVariants(store, variants),
    films: createFilmConverter(config.ffmpeg ?? null, store.incoming),
  };
  const elsewhere = { server: db instanceof PostgresDatabase ? db : null, bring: store.bring };
  const alert = createAlerts({
    ...repositories,
    mailing: config.mailing ?? null,
    url: config.alertUrl ?? null,
    logError: config.logError ?? (() => undefined),
  });
  const nightly =
    config.nightly === undefined || config.nightly === null
      ? null
      : createNightlyBackups({
          ...config.nightly,
          dataDir: dirname(store.folder),
          scratch: store.incoming,
          elsewhere,
          clock,
          notes: createShared(
            { shortLived: repositories.shortLived, atomically: (work) => db.transaction(work), clock },
            'nightly',
          ),
          tell: alert,
        });
  const shownLinks = createShownLinks({ ...repositories, guesses: limiter('link', 20), clock });
  const findPlace = createPlaces({ ...repositories, shownLinks });
  const ownOrigins = (request: FastifyRequest): readonly string[] =>
    [`http://${request.host}`, `https://${request.host}`, config.publicOrigin ?? '']
      .filter((origin) => URL.canParse(origin))
      .map((origin) => new URL(origin).origin);
  return {
    ...base,
    filmPreparation: createFilmPreparation(base),
    filmConversions: createFilmConversions({ films: base.films, incoming: store.incoming, clock: steady }),
    variants,
    shares: createShareImages(store),
    filmStills: createFilmStills({
      store,
      clock: steady,
      ...(config.filmFetcher === undefined ? {} : { fetcher: config.filmFetcher }),
    }),
    clock,
    authSessions,
    history,
    undoService: createUndoService(repositories, history, clock),
    idempotency: createIdempotency(repositories.idempotencyKeys, clock, `${readVersion()}/${String(newestSchema)}`),
    db,
    backups: createStoredBackups(dirname(store.folder), elsewhere, clock),
    nightly,
    readReadiness: createReadiness({ db, store, clock: time }),
    metricsToken: config.metricsToken ?? null,
    log: createLog(repositories, clock),
    logins: limiter('login', 5),
    slowAnswers: createSlowAnswers({ failures: shortLived('name', quarterHour), clock: time, windowMs: quarterHour }),
    resets: limiter('reset', 5),
    joins: limiter('join', 20),
    forgotten: createForgottenPasswords({
      ...repositories,
      mailing: config.mailing ?? null,
      // In the database, so that a restart forgets no link that was sent.
      links: createShared({ shortLived: repositories.shortLived, atomically, clock }, 'forgotten', linkLife),
      clock,
    }),
    forgottenTries: limiter('forgotten', 5),
    forgottenNames: limiter('forgotten-name', 3, byName),
    newPasswordTries: limiter('new-password', 20),
    passkeyLogins: createPasskeys(repositories, time, shortLived('challenge')),
    secondFactor: createSecondFactor({ ...base, clock, time, pending: shortLived('login-step', stepLife, mostLogins) }),
    secondSteps: limiter('second-step', 5),
    passkeyTries: limiter('passkey', 100),
    codes: limiter('code', 10, byName),
    teasers: createTeasers(repositories),
    shownMarks: async () => {
      const { wordmarkDark, wordmarkLight, icon, touchIcon } = (await repositories.site.get())?.files ?? noFiles;
      return await flatMapInOrder([wordmarkDark, wordmarkLight, icon, touchIcon], async (id) =>
        id === null ? [] : ((await repositories.media.find(id))?.file ?? []),
      );
    },
    oldAddresses: createRedirects(repositories.redirects, clock, base.atomically),
    shownLinks,
    findPlace,
    inbox: createInbox({
      ...repositories,
      tickets: shortLived('message-ticket', ticketLife),
      mailing: config.mailing ?? null,
      clock,
      time,
    }),
    messageTries: limiter('message', 5),
    messageTickets: limiter('message-ticket-try', 20),
    messagesOfAll: limiter('messages', 100, byName),
    seenPages: createVisits({
      ...repositories,
      findPlace,
      firstTimes: db.others === null ? createOwnFirstTimes() : createSharedFirstTimes(repositories.shortLived),
      atomically: (work) => db.transaction(work),
      clock,
    }),
    ownOrigins,
    siteOf: (request) => siteOf(request, ownOrigins(request), config),
  };
}
