import type { MessageTexts } from '../../domain/messages.ts';
import { createSubmissionContext } from '../../machines/submission/submission.react.tsx';

/** Without one no message is taken; it is asked for with the first field that has the focus. */
export interface Ticket {
  readonly ticket: string;
  /** When it was given, in milliseconds since 1970. */
  readonly at: number;
}

export interface MessageToSend extends MessageTexts {
  /** Null where none has come: then one is asked for first. */
  readonly ticket: Ticket | null;
}

export const TicketMachineContext = createSubmissionContext<null, Ticket>('TicketMachineContext');
export const SendMessageMachineContext = createSubmissionContext<MessageToSend, null>('SendMessageMachineContext');
