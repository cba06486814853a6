import type { ReactNode } from 'react';

/** How a machine's real component is put beside its drawing. */
export interface StageSetting {
  /** What the machine starts with; fits the component's own properties. */
  readonly input?: unknown;
  /** The component brings the page's one main landmark. */
  readonly hasMain?: boolean;
  /** The component, as a screen uses it. */
  readonly draw: () => ReactNode;
}
