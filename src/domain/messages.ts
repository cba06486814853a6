import { cutText } from '@vitrine/markdown/cut';
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

/** Where an answer to a message is written: the visitor's words stand below it. */
export function answerAddress({ email, name, text }: Pick<ReceivedMessage, 'email' | 'name' | 'text'>): string {
  const quoted = text.split('\n').map((line) => `> ${line}`);
  // Some mail programs take no more.
  const body = cutText(`\n\n${name}:\n${quoted.join('\n')}`, 1500);
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?body=${encodeURIComponent(body)}`;
}
