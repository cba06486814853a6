import type { ReactNode } from 'react';

/** What somebody meets on the component, by role and name; '' is any name. */
export interface Sign {
  readonly role: 'alert' | 'button' | 'heading' | 'img';
  readonly name: string;
  /** It is there and cannot be used. */
  readonly isOff?: boolean;
}

/** How a machine's real component is put beside its drawing. */
export interface StageSetting {
  /** What the machine starts with; fits the component's own properties. */
  readonly input?: unknown;
  /** The component brings the page's one main landmark. */
  readonly hasMain?: boolean;
  /** By which each state can be told on the component; the states named as `editing`, `shown.playing`. */
  readonly signs: Readonly<Record<string, Sign>>;
  /** The component, as a screen uses it. */
  readonly draw: () => ReactNode;
}
