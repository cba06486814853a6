import { cutText } from '@vitrine/markdown/cut';
import type { ReceivedMessage } from '../../domain/messages.ts';
import type { InboxAct } from './machines.ts';

export const texts = {
  intro:
    'What visitors write by the form on Talk to us. Where the server sends mails, each comes to the mail address of the settings too.',
  formOff: 'The form is not shown. Visitors find your mail addresses on Talk to us, as they do beside the form.',
  empty: 'No messages.',
  deleted: 'Message deleted.',
  shown: 'The form is shown on Talk to us.',
  hidden: 'The form is no longer shown.',
} as const;

/** What is said where it fails. */
export const failures: Readonly<Record<InboxAct['kind'], string>> = {
  form: 'Whether the form is shown was not changed.',
  read: 'The message was not marked.',
  delete: 'The message was not deleted.',
};

/** Of the mail's first words, in letters: some mail programs take no more. */
const longestBody = 1500;

/** Where an answer to a message is written: the visitor's words stand below it. */
export function answerAddress({ email, name, text }: Pick<ReceivedMessage, 'email' | 'name' | 'text'>): string {
  const quoted = text.split('\n').map((line) => `> ${line}`);
  const body = cutText(`\n\n${name}:\n${quoted.join('\n')}`, longestBody);
  return `mailto:${encodeURIComponent(email).replace('%40', '@')}?body=${encodeURIComponent(body)}`;
}
