import { createContext, type ComponentType } from 'react';

export interface SoundControlProps {
  readonly film: HTMLVideoElement;
}

/** Fetches the control of a film's sound, on the pages that have films with sound. */
export const SoundContext = createContext<(() => Promise<ComponentType<SoundControlProps>>) | null>(null);
