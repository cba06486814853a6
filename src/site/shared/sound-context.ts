import type { ComponentType } from 'react';
import { createMachineContext } from '../../machines/machine-context.ts';

export interface SoundControlProps {
  readonly film: HTMLVideoElement;
}

/** Fetches the control of a film's sound, on the pages that have films with sound. */
export const SoundContext = createMachineContext<() => Promise<ComponentType<SoundControlProps>>>('SoundContext');
