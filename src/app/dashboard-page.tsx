import type { ComponentType } from 'react';
import { type Params, useParams } from 'react-router-dom';
import type { PageRead } from '../api/site/page-read.ts';
import type { ScreenProps } from '../dashboard/shared/page/resource.ts';
import { createPageResourceActors } from '../machines/page-resource/page-resource.actors.ts';
import { createPageResourceMachine } from '../machines/page-resource/page-resource.machine.ts';
import { usePageResource } from '../machines/page-resource/page-resource.react.tsx';
import { createScreen } from './screen.tsx';
import { pagePlatform } from './services/page-platform.ts';

/** What one dashboard route shows and what it has to read for that. */
interface DashboardPageDefinition<Value> {
  /** Names the read by the route's parameters. */
  readonly keyOf?: (params: Readonly<Params>) => string;
  readonly read: (key: string, signal: AbortSignal) => Promise<PageRead<Value>>;
  /** Fetches the screen's code. */
  readonly screen: () => Promise<ComponentType<ScreenProps<Value>>>;
}

/** A dashboard screen, ready to render. */
export interface DashboardScreen {
  readonly Component: ComponentType;
  /** Prefetches its code. */
  readonly load: () => Promise<unknown>;
}

/** A child of /dashboard and its pattern. */
export interface DashboardRoute extends DashboardScreen {
  readonly path: string;
}

/** A route's screen, in a chunk of its own. */
export function createDashboardScreen(screen: () => Promise<ComponentType>): DashboardScreen {
  const { load, Screen } = createScreen(screen);
  return { Component: Screen, load };
}

/** A route's screen, in a chunk of its own, bound to its read. In the dashboard no earlier answer is shown first. */
export function createDashboardPage<Value>({ keyOf, read, screen }: DashboardPageDefinition<Value>): DashboardScreen {
  const machine = createPageResourceMachine<Value>().provide({
    actors: createPageResourceActors<Value>(pagePlatform, read),
  });
  const { load, Screen } = createScreen(screen);
  function Component() {
    const params = useParams();
    const resource = usePageResource(machine, keyOf?.(params) ?? 'page');
    return <Screen resource={resource} />;
  }
  return { Component, load };
}
