import { Spinner } from '@vitrine/design-system/components/spinner';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { useSay } from '../machines/site-context.ts';
import { reloadPage } from '../platform/arrival.ts';
import { Failure } from '../site/shared/Failure.tsx';
import { loadReading } from './services/reading.ts';

/** A component that is loaded when first rendered. */
export interface Screen<Props extends object> {
  /** Prefetches it. */
  readonly load: () => Promise<ComponentType<Props>>;
  /**
   * The component, a spinner while it loads, and an error in its place if it cannot be loaded or throws: everything around
   * it stays.
   */
  readonly Screen: ComponentType<Props>;
}

function Broken() {
  const message = useSay()('This page could not be opened.');
  return (
    <>
      <VisuallyHidden as="h1">{message}</VisuallyHidden>
      {/* A newer version of the site has other files: only its own page names them. */}
      <Failure onRetry={reloadPage}>{message}</Failure>
    </>
  );
}

function Waiting() {
  return <Spinner label={useSay()('Loading')} />;
}

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    return this.state.isBroken ? <Broken /> : this.props.children;
  }
}

/**
 * A component whose code is fetched when first needed. Prefetched code shows no fallback, after which React would
 * delay the content by a third of a second.
 */
export function createScreen<Props extends object>(fetchCode: () => Promise<ComponentType<Props>>): Screen<Props> {
  let ready: ComponentType<Props> | null = null;
  const load = async () => {
    ready = await fetchCode();
    return ready;
  };
  const loadOrReload = async () => {
    try {
      return await load();
    } catch (thrown) {
      // After an update the files of this build are gone: a page that has nothing to lose opens itself again.
      await loadReading()
        .then(({ reloadForNewBuild }) => reloadForNewBuild())
        .catch(() => undefined);
      throw thrown;
    }
  };
  // After a failure the next caller tries again.
  const current = () => ready ?? lazy(async () => ({ default: await loadOrReload() }));
  function Screen(props: Props) {
    // Not replaced once loaded: another component type would remount the screen.
    const [Current] = useState(current);
    return (
      <Boundary>
        <Suspense fallback={<Waiting />}>
          <Current {...props} />
        </Suspense>
      </Boundary>
    );
  }
  return { load, Screen };
}
