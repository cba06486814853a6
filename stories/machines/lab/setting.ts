import type { ReactNode } from 'react';

/** An element of the component, by role and name; '' is any name. */
export interface Sign {
  readonly role: 'alert' | 'button' | 'heading' | 'img';
  readonly name: string;
  /** Whether it is disabled. */
  readonly isOff?: boolean;
}

/** How a machine's real component is shown beside its chart. */
export interface StageSetting {
  /** The machine's input; matches the component's props. */
  readonly input?: unknown;
  /** The component brings the page's one main landmark. */
  readonly hasMain?: boolean;
  /** The element by which each state is recognised; states are named like `editing`, `shown.playing`. */
  readonly signs: Readonly<Record<string, Sign>>;
  /** The component, as a screen uses it. */
  readonly draw: () => ReactNode;
}
