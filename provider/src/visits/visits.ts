import { setImmediate } from 'node:timers/promises';
import type { Clock } from '../lib/clock.ts';
import type { DayCount, VisitKind, VisitRepository } from '../repositories/visits.ts';
import { dayOf, daysKept, endOf, firstDay, isRobot } from '../rules/visits.ts';
import type { DaysOfFirstTimes } from './first-times.ts';
import type { FindPlace } from './places.ts';
import { flatMapInOrder } from '../lib/in-order.ts';

/** Counts who sees what. Nothing is written while a request waits. */
export interface Visits {
  /** Whether anything is to be noted, as far as this server knows by now. */
  isCounting(): boolean;
  /** Whoever asks from an address by a browser, in memory until it is written; `null` for a robot, and where there are too many. */
  visitorOf(address: string, userAgent: string): Visitor | null;
  /**
   * Notes that a path was seen.
   * @param from the host of the site that led here; '' where that is not known
   */
  noteSeen(visitor: Visitor, path: string, from: string): void;
  /** Notes that somebody found nothing at a path. */
  noteMissing(visitor: Visitor, path: string): void;
  /** Adds what was noted to what is stored, in short transactions. To be called now and then, and at the end. */
  write(): Promise<void>;
  setCounting(isOn: boolean): Promise<void>;
  prune(): Promise<void>;
}

/** What one visitor has done on a day since the last time it was written. */
export interface Visitor {
  readonly day: string;
  /** Address and browser; nothing of it is written. */
  readonly who: string;
  /** An administrator: nothing that they see on this day is counted from now on. */
  isOwner: boolean;
  /** What the last request said that was made by a page: most come one after the other, and say the same. */
  lastReferer: string;
  readonly seen: Set<string>;
  readonly missing: Set<string>;
  readonly hosts: Set<string>;
}

/** A browser, by what it calls itself, and who uses it. */
interface Agent {
  readonly isRobot: boolean;
  /** By address, of this batch and this day. */
  readonly visitors: Map<string, Visitor>;
}

/** More in one batch is no audience: it is not counted. */
const mostNoted = 3000;
/** The most hosts, and missing addresses, of a day that are counted separately. */
const mostNames = 200;
/** How many characters are kept of an address where nothing is. */
const longestMissing = 200;
/** No page has a longer path: 80 letters of a title have 960 characters at most. To look for one takes longer, the longer it is. */
const longestPath = 1000;
/** Those of browsers have less than 200 characters. */
const longestAgent = 300;

interface Parts {
  readonly visits: VisitRepository;
  readonly findPlace: FindPlace;
  readonly firstTimes: DaysOfFirstTimes;
  readonly atomically: (work: () => Promise<void>) => Promise<void>;
  readonly clock: Clock;
}

/**
 * So many things that visitors have done are written in one transaction, about: all writers wait for it. On PostgreSQL each takes some questions
 * that go there and back, and a stranger can make up 3000 in a minute.
 */
const mostAtOnce = 100;

/** What a visitor has done, themselves among it. */
const weightOf = ({ seen, missing, hosts }: Visitor): number => 1 + seen.size + missing.size + hosts.size;

/** Somebody who has done much, in parts. */
function partsOf(visitor: Visitor): readonly Visitor[] {
  if (weightOf(visitor) <= mostAtOnce) return [visitor];
  const sets = { seen: [...visitor.seen], missing: [...visitor.missing], hosts: [...visitor.hosts] };
  const step = Math.floor((mostAtOnce - 1) / 3);
  const count = Math.ceil(Math.max(...Object.values(sets).map(({ length }) => length)) / step);
  return Array.from({ length: count }, (_, index) => {
    const part = (all: readonly string[]): Set<string> => new Set(all.slice(index * step, (index + 1) * step));
    return { ...visitor, seen: part(sets.seen), missing: part(sets.missing), hosts: part(sets.hosts) };
  });
}

/** Visitors by what is written at once. */
function portionsOf(visitors: readonly Visitor[]): Visitor[][] {
  const portions: Visitor[][] = [];
  let room = 0;
  for (const part of visitors.flatMap(partsOf)) {
    const weight = weightOf(part);
    if (room < weight) {
      portions.push([]);
      room = mostAtOnce;
    }
    portions.at(-1)?.push(part);
    room -= weight;
  }
  return portions;
}

const dayLength = 24 * 60 * 60_000;
/** Browsers are few; the bound is for the others. */
const mostAgents = 1000;

/** Counts in memory until `write`. */
export function createVisits({ visits, findPlace, firstTimes, atomically, clock }: Parts): Visits {
  let isOn = true;
  let noted: Visitor[] = [];
  let size = 0;
  let line: Promise<void> = Promise.resolve();
  let [day, dayEnds] = ['', 0];
  // By browser and then by address: to join both into one key takes longer than to look up both.
  const agents = new Map<string, Agent>();

  /** Who comes from now on is noted anew: of addresses there is nothing in memory but what waits to be written. */
  function forgetVisitors(): void {
    for (const { visitors } of agents.values()) visitors.clear();
  }

  function begin(): void {
    noted = [];
    size = 0;
    forgetVisitors();
  }

  function agentOf(userAgent: string): Agent {
    const known = agents.get(userAgent);
    if (known !== undefined) return known;
    if (agents.size >= mostAgents) agents.clear();
    const agent = { isRobot: isRobot(userAgent), visitors: new Map<string, Visitor>() };
    agents.set(userAgent, agent);
    return agent;
  }

  /** What was noted until then is of the day before. */
  function noteDay(): void {
    const now = clock();
    if (now < dayEnds && now >= dayEnds - dayLength) return;
    day = dayOf(now);
    dayEnds = endOf(day);
    forgetVisitors();
  }

  function visitorOf(address: string, whole: string): Visitor | null {
    const userAgent = whole.slice(0, longestAgent);
    const agent = agentOf(userAgent);
    if (agent.isRobot) return null;
    noteDay();
    const known = agent.visitors.get(address);
    if (known !== undefined) return known;
    if (size >= mostNoted) return null;
    size += 1;
    const sets = { seen: new Set<string>(), missing: new Set<string>(), hosts: new Set<string>() };
    const visitor = { day, who: `${address} ${userAgent}`, isOwner: false, lastReferer: '', ...sets };
    agent.visitors.set(address, visitor);
    noted.push(visitor);
    return visitor;
  }

  function put(set: Set<string>, value: string): void {
    if (set.has(value) || size >= mostNoted) return;
    size += 1;
    set.add(value);
  }

  /** Hosts and missing addresses can be made up without end. */
  function createNames(named: string): (kind: VisitKind, name: string) => Promise<string> {
    const known = new Map<VisitKind, Set<string>>();
    return async (kind, name) => {
      if (kind !== 'referrer' && kind !== 'missing') return name;
      const names = known.get(kind) ?? new Set(await visits.names(named, kind));
      known.set(kind, names);
      if (!names.has(name) && names.size >= mostNames) return '';
      names.add(name);
      return name;
    };
  }

  async function countDay(
    all: readonly Visitor[],
    named: string,
  ): Promise<{ readonly counts: DayCount[]; keep(): void }> {
    const first = await firstTimes.of(named);
    const nameOf = createNames(named);
    const counts = new Map<string, DayCount>();
    const add = async (id: string, kind: VisitKind, name: string): Promise<void> => {
      if (!(await first.take(`${id} ${kind} ${name}`))) return;
      const counted = await nameOf(kind, name);
      const key = `${kind} ${counted}`;
      counts.set(key, { day: named, kind, name: counted, count: (counts.get(key)?.count ?? 0) + 1 });
    };
    for (const { who, isOwner, seen, missing, hosts } of all.filter((visitor) => visitor.day === named)) {
      const id = first.digestOf(who);
      if (isOwner) await first.take(`${id} owner`);
      if (await first.has(`${id} owner`)) continue;
      const places = await flatMapInOrder([...seen], async (path) => (await findPlace(path)) ?? []);
      for (const place of places) await add(id, place.kind, place.kind === 'page' ? place.path : String(place.id));
      if (places.length > 0) {
        await add(id, 'visitor', '');
        for (const host of hosts) await add(id, 'referrer', host);
      }
      for (const path of missing) await add(id, 'missing', path);
    }
    return { counts: [...counts.values()], keep: first.keep };
  }

  async function writePortion(portion: readonly Visitor[]): Promise<void> {
    const keeping: (() => void)[] = [];
    await atomically(async () => {
      for (const named of new Set(portion.map((visitor) => visitor.day))) {
        const { counts, keep } = await countDay(portion, named);
        await visits.add(counts);
        keeping.push(keep);
      }
    });
    for (const keep of keeping) keep();
  }

  async function writeNoted(): Promise<void> {
    const left = portionsOf(noted);
    // What is noted meanwhile is for the next time.
    begin();
    firstTimes.forget(clock());
    try {
      isOn = await visits.isCounting();
      if (!isOn) return;
      for (let portion = left[0]; portion !== undefined; portion = left[0]) {
        await writePortion(portion);
        left.shift();
        // Whoever waits for the database comes first.
        await setImmediate();
      }
    } catch (error) {
      // What could not be written waits for the next time.
      noted = [...left.flat(), ...noted];
      size += left.flat().reduce((sum, visitor) => sum + weightOf(visitor), 0);
      throw error;
    }
  }

  return {
    isCounting: () => isOn,
    visitorOf,
    noteSeen(visitor, path, from) {
      if (path.length > longestPath) return;
      put(visitor.seen, path);
      if (from !== '') put(visitor.hosts, from);
    },
    noteMissing: (visitor, path) => put(visitor.missing, path.slice(0, longestMissing)),
    // One after the other: what was counted is known as such by the next.
    write: () => (line = line.then(writeNoted, writeNoted)),
    async setCounting(on) {
      await atomically(() => visits.setCounting(on, clock()));
      isOn = on;
      begin();
    },
    prune: () => visits.removeBefore(firstDay(clock(), daysKept)),
  };
}
