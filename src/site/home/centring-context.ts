import type { ComponentType } from 'react';
import { createMachineContext } from '../../machines/machine-context.ts';
import type { FrameCentring } from '../../machines/frame-centring/frame-centring.react.tsx';
import type { FrameSet } from '../../machines/frame-centring/frame-set.ts';

export interface CentringProps {
  readonly frames: FrameSet;
  /** Is told at once and whenever it changes; null when it ends. */
  readonly onChange: (centring: FrameCentring | null) => void;
}

/** Fetches what centres the hover frames, a component that draws nothing, once the visitor has done something. */
export const CentringContext = createMachineContext<() => Promise<ComponentType<CentringProps>>>('CentringContext');
