import type { Desk, UnsentDraft } from '../../domain/desk.ts';
import { createPageResourceContext } from '../../machines/page-resource/page-resource-context.ts';

/** The desk as the provider tells it, and what this browser adds. */
export interface DeskHere extends Desk {
  /** The last one first. */
  readonly drafts: readonly UnsentDraft[];
  /** Milliseconds since 1970. */
  readonly readAt: number;
}

/** The read of the desk, with a provider that has one. */
export const DeskMachineContext = createPageResourceContext<DeskHere>('DeskMachineContext');
