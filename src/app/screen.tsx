import { Spinner } from '@vitrine/design-system/components/spinner';
import { VisuallyHidden } from '@vitrine/design-system/components/visually-hidden';
import { Component, lazy, Suspense, useState, type ComponentType, type ReactNode } from 'react';
import { reloadPage } from '../platform/arrival.ts';
import { Failure } from '../site/shared/Failure.tsx';

/** Code that is fetched when first needed. */
export interface Screen<Props extends object> {
  /** Fetches it ahead. */
  readonly load: () => Promise<ComponentType<Props>>;
  /**
   * What it draws, a spinner until it is there. Where it cannot be fetched, or breaks, that is said in its place: everything
   * around it stays.
   */
  readonly Screen: ComponentType<Props>;
}

const message = 'This page could not be opened.';

class Boundary extends Component<{ readonly children: ReactNode }> {
  override state = { isBroken: false };

  static getDerivedStateFromError() {
    return { isBroken: true };
  }

  override render() {
    if (!this.state.isBroken) return this.props.children;
    return (
      <>
        <VisuallyHidden as="h1">{message}</VisuallyHidden>
        {/* A newer version of the site has other files: only its own page names them. */}
        <Failure onRetry={reloadPage}>{message}</Failure>
      </>
    );
  }
}

/**
 * A component whose code is fetched when first needed. What is fetched ahead shows no fallback, after which React would let
 * a third of a second pass before it shows the rest.
 */
export function createScreen<Props extends object>(fetchCode: () => Promise<ComponentType<Props>>): Screen<Props> {
  let ready: ComponentType<Props> | null = null;
  const load = async () => {
    ready = await fetchCode();
    return ready;
  };
  // What could not be fetched is fetched anew by whoever comes again.
  const current = () => ready ?? lazy(async () => ({ default: await load() }));
  function Screen(props: Props) {
    // Were the component to change from fetched to ready, the next drawing would begin the screen anew.
    const [Current] = useState(current);
    return (
      <Boundary>
        <Suspense fallback={<Spinner />}>
          <Current {...props} />
        </Suspense>
      </Boundary>
    );
  }
  return { load, Screen };
}
