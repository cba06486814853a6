import { createMessages } from '../../../api/site/messages.ts';
import { createProviderClient } from '../../../api/http/client.ts';
import { createSubmissionActors, type Submit } from '../../../machines/submission/submission.actors.ts';
import { createSubmissionMachine } from '../../../machines/submission/submission.machine.ts';
import {
  SendMessageMachineContext,
  TicketMachineContext,
  type MessageToSend,
  type Ticket,
} from '../../../site/contact/machines.ts';
import { createProvider, provide } from '../provide.tsx';

/** A ticket is good from then on, in milliseconds, and a little longer for clocks that are read twice. */
const soonest = 3100;

/** The writes of the contact form, on these calls. */
function createContactWrites({ ticket, sendMessage }: ReturnType<typeof createMessages>) {
  const take = async (): Promise<Ticket> => ({ ticket: await ticket(), at: Date.now() });
  return {
    take: () => take(),
    /** Waits until its ticket is good. */
    async send({ ticket: known, ...message }: MessageToSend, signal: AbortSignal): Promise<null> {
      const { ticket: own, at } = known ?? (await take());
      const left = Math.min(soonest, at + soonest - Date.now());
      if (left > 0) await new Promise((resolve) => setTimeout(resolve, left));
      signal.throwIfAborted();
      await sendMessage(message, own);
      return null;
    },
  };
}

const machineOf = <Payload, Output>(submit: Submit<Payload, Output>) =>
  createSubmissionMachine<Payload, Output>().provide({ actors: createSubmissionActors(submit) });

/** The machines of the contact form. @param host the provider's origin, '' for the page's own */
export function createContactFormMachines(host: string) {
  const writes = createContactWrites(createMessages(createProviderClient({ host })));
  return createProvider(
    provide(TicketMachineContext, machineOf<null, Ticket>(writes.take)),
    provide(SendMessageMachineContext, machineOf<MessageToSend, null>(writes.send)),
  );
}
