import { useEffect, useEffectEvent, useState, type ComponentType } from 'react';
import { type Params, useParams } from 'react-router-dom';
import { toProblem, type Problem } from '../api/problem.ts';
import type { PageRead } from '../api/site/page-read.ts';
import type { PageReads } from '../api/site/reads.ts';
import { createPageResourceActors } from '../machines/page-resource/page-resource.actors.ts';
import { isFinal } from '../machines/machine-utils.ts';
import {
  createPageResourceMachine,
  type PageResourceMachine,
  type PageStart,
} from '../machines/page-resource/page-resource.machine.ts';
import { showAddress } from '../platform/address.ts';
import { usePageResource } from '../machines/page-resource/page-resource.react.tsx';
import type { ScreenProps } from '../site/shared/resource.ts';
import { createAnswers } from './answers.ts';
import type { EmbeddedRead } from './embedded.ts';
import { createScreen } from './screen.tsx';
import { guessingPlatform, pagePlatform } from './services/page-platform.ts';

/** A route with its reads, ready to render. */
export interface Page {
  /** Route patterns; the first is the canonical one. */
  readonly paths: readonly string[];
  readonly Component: ComponentType;
  /**
   * Loads code and data, so that the next render has both at once. Never rejects.
   *
   * @returns what went wrong; the server renders no such page
   */
  prepare(params: Readonly<Params>): Promise<readonly Problem[]>;
  /** Fetches the code alone. */
  load(): Promise<unknown>;
  /** The data that the server embeds in the page. */
  embed(params: Readonly<Params>): EmbeddedRead | null;
  /** Puts embedded data into the cache, as fresh as a new answer. */
  adopt(read: EmbeddedRead): void;
}

/** What one public route shows and what it has to read for that (architecture, "Reading data"). */
export interface PageDefinition<Value> {
  readonly paths: readonly string[];
  /** Names the read by the route's parameters: one key, one answer. */
  keyOf(params: Readonly<Params>): string;
  read(reads: PageReads, key: string, signal: AbortSignal): Promise<PageRead<Value>>;
  /** The address of what is shown, where it may be reached by others too: it takes their place in the bar. */
  addressOf?(value: Value): string | undefined;
  /** Fetches the screen's code. */
  screen(): Promise<ComponentType<ScreenProps<Value>>>;
  /** Nobody knows whether there is anything at such an address: that there is nothing is an answer, not a fault. */
  readonly mayBeNothing?: boolean;
  /** Whether it is only a part, shown while the whole is read. */
  isPart?(value: Value): boolean;
}

/** A value of which every part could be read. */
export function whole<Value>(value: Value): PageRead<Value> {
  return { value, problems: [] };
}

/** A page that reads nothing. */
export function createStaticPage(paths: readonly string[], screen: () => Promise<ComponentType>): Page {
  const { load, Screen } = createScreen(screen);
  return {
    paths,
    Component: Screen,
    load,
    embed: () => null,
    adopt: () => undefined,
    prepare: async () => problemsOf(await Promise.allSettled([load()])),
  };
}

/**
 * Whether it is an answer. Script and HTML are of one build and the HTML is our server's, so the rest is not checked.
 */
function isAnswer<Value>(answer: PageStart<unknown>): answer is PageStart<Value> {
  return typeof answer.value === 'object';
}

/** A page bound to its reads, in a chunk of its own. */
export function createPage<Value>(definition: PageDefinition<Value>, loadReads: () => Promise<PageReads>): Page {
  const answers = createAnswers<Value>(({ value }) => value !== null && definition.isPart?.(value) === true);
  const underway = new Map<string, Promise<PageRead<Value>>>();
  const read = async (key: string, signal: AbortSignal) => {
    try {
      const answer = await definition.read(await loadReads(), key, signal);
      answers.keep(key, answer);
      return answer;
    } catch (thrown) {
      const problem = toProblem(thrown);
      // A 404 of the provider is an answer too.
      if (isFinal(problem)) answers.keep(key, { value: null, problems: [problem] });
      throw thrown;
    }
  };
  /**
   * Reads, unless a prefetch is under way or has just ended between render and read; where the prefetch fails, it reads
   * after all.
   */
  const readOrJoin = async (key: string, signal: AbortSignal): Promise<PageRead<Value>> => {
    const known = answers.find(key);
    const { value = null, problems = [] } = known?.answer ?? {};
    if (value !== null && problems.length === 0 && known?.isFresh()) return { value, problems };
    return underway.get(key)?.catch(() => read(key, signal)) ?? read(key, signal);
  };
  const readAhead = (key: string) => {
    const work = read(key, new AbortController().signal).finally(() => underway.delete(key));
    underway.set(key, work);
    return work;
  };
  /** A failure is shown from the cache only while it is fresh: a second read may succeed. */
  const startOf = (key: string) => {
    const known = answers.find(key);
    return known?.answer.value === null && !known.isFresh() ? undefined : known;
  };
  // Created by the first render: a visit needs one page's machine, not all of them.
  let machine: PageResourceMachine<Value> | undefined;
  const machineHere = () =>
    (machine ??= createPageResourceMachine<Value>().provide({
      actors: createPageResourceActors<Value>(
        definition.mayBeNothing === true ? guessingPlatform : pagePlatform,
        readOrJoin,
      ),
    }));
  const { load, Screen } = createScreen(definition.screen);

  /** Keyed by address: what is cached of the next project shows at once, and no state of the last one stays. */
  function PageComponent() {
    const key = definition.keyOf(useParams());
    return <PageOf key={key} pageKey={key} />;
  }

  function PageOf({ pageKey: key }: { readonly pageKey: string }) {
    const [known] = useState(() => startOf(key));
    const resource = usePageResource(machineHere(), key, known?.answer);
    const refresh = useEffectEvent(() => {
      // Stale-while-revalidate.
      if (known !== undefined && !known.isFresh()) resource.retry();
    });
    useEffect(() => {
      refresh();
    }, []);
    const { value } = resource;
    const address = value === null ? undefined : definition.addressOf?.(value);
    useEffect(() => {
      if (address !== undefined) showAddress(address);
    }, [address]);
    return <Screen resource={resource} />;
  }

  return {
    paths: definition.paths,
    Component: PageComponent,
    load,
    embed(params) {
      const key = definition.keyOf(params);
      const answer = answers.find(key)?.answer;
      return answer === undefined ? null : { key, answer };
    },
    adopt({ key, answer }) {
      if (isAnswer<Value>(answer)) answers.keep(key, answer);
    },
    async prepare(params) {
      const key = definition.keyOf(params);
      const known = answers.find(key);
      const reading = known?.isFresh() ? known.answer : (underway.get(key) ?? readAhead(key));
      // The page's own machine repeats a failed read and shows its failure.
      const settled = await Promise.allSettled([load(), reading]);
      const [, answer] = settled;
      return [...problemsOf(settled), ...(answer.status === 'fulfilled' ? answer.value.problems : [])];
    },
  };
}

function problemsOf(settled: readonly PromiseSettledResult<unknown>[]): readonly Problem[] {
  return settled.flatMap((one) => (one.status === 'rejected' ? [toProblem(one.reason)] : []));
}
