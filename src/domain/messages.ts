import type { Id } from './content.ts';

/** What a visitor types into the form on Talk to us. */
export interface MessageTexts {
  readonly name: string;
  readonly email: string;
  readonly text: string;
  /** A field that no person sees. */
  readonly website: string;
}

/** A message in the inbox (an extension). */
export interface ReceivedMessage extends Omit<MessageTexts, 'website'> {
  readonly id: Id;
  /** Milliseconds since 1970. */
  readonly at: number;
  readonly isRead: boolean;
}

export interface Inbox {
  /** Whether visitors are shown the form. */
  readonly isFormShown: boolean;
  /** The newest first. */
  readonly messages: readonly ReceivedMessage[];
}
