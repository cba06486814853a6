import { useState } from 'react';
import { createMachineContext, useProvided } from '../../machines/machine-context.ts';

/** What this browser remembers of its administrator. */
export interface StepsMemory {
  /** As typed at the last login; null where nobody has logged in here. */
  readonly readUsername: () => string | null;
  /** Hidden first steps stay hidden until they are asked for. */
  readonly readStepsHidden: () => boolean;
  readonly saveStepsHidden: (isHidden: boolean) => void;
}

/** Null where nothing is remembered. */
export const StepsMemoryContext = createMachineContext<StepsMemory>('StepsMemoryContext');

/** Whether the first steps of a new studio are listed, and whom to greet. */
export function useStepsMemory() {
  const memory = useProvided(StepsMemoryContext);
  const [username] = useState(() => memory?.readUsername() ?? null);
  const [isHidden, setHidden] = useState(() => memory?.readStepsHidden() ?? false);
  const keep = (hidden: boolean) => {
    setHidden(hidden);
    memory?.saveStepsHidden(hidden);
  };
  return { username, isHidden, hide: () => keep(true), show: () => keep(false) };
}
