import type { Clock } from '../clock.ts';
import type { DayCount, VisitKind, VisitRepository } from '../repositories/visits.ts';
import { dayOf, daysKept, firstDay } from '../rules/visits.ts';
import type { FirstTimes } from './first-times.ts';
import type { FindPlace } from './places.ts';

/** Counts who sees what. Nothing is written while a request waits. */
export interface Visits {
  /** Whether anything is to be noted, as far as this server knows by now. */
  isCounting(): boolean;
  /**
   * Notes, in memory, that a path was seen.
   * @param visitor address and browser; nothing of it is written
   * @param from the host of the site that led here; '' where that is not known
   */
  noteSeen(visitor: string, path: string, from: string): void;
  /** Notes that somebody found nothing at a path. */
  noteMissing(visitor: string, path: string): void;
  /** Notes that it is an administrator: nothing that they see on this day is counted from now on. */
  noteOwner(visitor: string): void;
  /** Adds what was noted to what is stored, in one transaction. To be called now and then, and at the end. */
  write(): void;
  setCounting(isOn: boolean): void;
  prune(): void;
}

/** What one visitor has done since the last time it was written. */
interface Noted {
  isOwner: boolean;
  readonly seen: Set<string>;
  readonly missing: Set<string>;
  readonly hosts: Set<string>;
}

/** More in one batch is no audience: it is not counted. */
const mostNoted = 3000;
/** So many hosts and missing addresses of a day are told apart. */
const mostNames = 200;
const longestPath = 200;

interface Parts {
  readonly visits: VisitRepository;
  readonly findPlace: FindPlace;
  readonly firstTimes: (day: string) => FirstTimes;
  readonly atomically: (work: () => void) => void;
  readonly clock: Clock;
}

export function createVisits({ visits, findPlace, firstTimes, atomically, clock }: Parts): Visits {
  let isOn = true;
  let days = new Map<string, Map<string, Noted>>();
  let size = 0;
  let [day, dayEnds] = ['', 0];

  function today(): string {
    const now = clock();
    // Milliseconds of a day: it is asked for with each request.
    if (now >= dayEnds || now < dayEnds - 86_400_000)
      [day, dayEnds] = [dayOf(now), (Math.floor(now / 86_400_000) + 1) * 86_400_000];
    return day;
  }

  function notedOf(visitor: string): Noted | null {
    const named = today();
    let visitors = days.get(named);
    if (visitors === undefined) days.set(named, (visitors = new Map<string, Noted>()));
    const known = visitors.get(visitor);
    if (known !== undefined) return known;
    if (size >= mostNoted) return null;
    size += 1;
    const noted = { isOwner: false, seen: new Set<string>(), missing: new Set<string>(), hosts: new Set<string>() };
    visitors.set(visitor, noted);
    return noted;
  }

  function put(set: Set<string> | undefined, value: string): void {
    if (set === undefined || set.has(value) || size >= mostNoted) return;
    size += 1;
    set.add(value);
  }

  /** Hosts and missing addresses can be made up without end. */
  function createNames(named: string): (kind: VisitKind, name: string) => string {
    const known = new Map<VisitKind, Set<string>>();
    return (kind, name) => {
      if (kind !== 'referrer' && kind !== 'missing') return name;
      const names = known.get(kind) ?? new Set(visits.names(named, kind));
      known.set(kind, names);
      if (!names.has(name) && names.size >= mostNames) return '';
      names.add(name);
      return name;
    };
  }

  function countDay(
    named: string,
    visitors: ReadonlyMap<string, Noted>,
  ): { readonly counts: DayCount[]; keep(): void } {
    const first = firstTimes(named);
    const nameOf = createNames(named);
    const counts = new Map<string, DayCount>();
    const add = (id: string, kind: VisitKind, name: string): void => {
      if (!first.take(`${id} ${kind} ${name}`)) return;
      const counted = nameOf(kind, name);
      const key = `${kind} ${counted}`;
      counts.set(key, { day: named, kind, name: counted, count: (counts.get(key)?.count ?? 0) + 1 });
    };
    for (const [visitor, { isOwner, seen, missing, hosts }] of visitors) {
      const id = first.digestOf(visitor);
      if (isOwner) first.take(`${id} owner`);
      if (first.has(`${id} owner`)) continue;
      const places = [...seen].flatMap((path) => findPlace(path) ?? []);
      for (const place of places) add(id, place.kind, place.kind === 'page' ? place.path : String(place.id));
      if (places.length > 0) {
        add(id, 'visitor', '');
        for (const host of hosts) add(id, 'referrer', host);
      }
      for (const path of missing) add(id, 'missing', path);
    }
    return { counts: [...counts.values()], keep: first.keep };
  }

  return {
    isCounting: () => isOn,
    noteSeen(visitor, path, from) {
      const noted = notedOf(visitor);
      put(noted?.seen, path);
      if (from !== '') put(noted?.hosts, from);
    },
    noteMissing: (visitor, path) => put(notedOf(visitor)?.missing, path.slice(0, longestPath)),
    noteOwner(visitor) {
      const noted = notedOf(visitor);
      if (noted !== null) noted.isOwner = true;
    },
    write() {
      isOn = visits.isCounting();
      const noted = days;
      if (isOn && noted.size > 0) {
        const keeping: (() => void)[] = [];
        atomically(() => {
          for (const [named, visitors] of noted) {
            const { counts, keep } = countDay(named, visitors);
            visits.add(counts);
            keeping.push(keep);
          }
        });
        for (const keep of keeping) keep();
      }
      // Where it could not be written, it waits for the next time.
      days = new Map();
      size = 0;
    },
    setCounting(on) {
      atomically(() => visits.setCounting(on, clock()));
      isOn = on;
      if (!on) [days, size] = [new Map<string, Map<string, Noted>>(), 0];
    },
    prune: () => visits.removeBefore(firstDay(clock(), daysKept)),
  };
}
