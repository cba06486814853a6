import type { HandlersFor, Schemas } from '../contract/types.ts';
import { onceClosed } from '../http/once-closed.ts';
import { wordsOf } from '../lib/error-words.ts';
import { HttpError, badRequest, notFound } from '../lib/http-error.ts';
import type { Message } from '../repositories/messages.ts';
import { findById } from '../rules/ids.ts';
import { isEmail } from '../rules/site.ts';
import type { Services } from '../services.ts';

type Operations =
  'createMessageTicket' | 'sendMessage' | 'listMessages' | 'setMessageRead' | 'deleteMessage' | 'setContactForm';

/** All messages are counted by this name together. */
const everybody = 'everybody';
const thanks = 'Your message has arrived.';

/** What visitors write by the form on Talk to us, and the inbox. */
export function messageHandlers({
  atomically,
  clock,
  inbox,
  messageTickets,
  messageTries,
  messages,
  messagesOfAll,
  undoService,
}: Pick<
  Services,
  'atomically' | 'clock' | 'inbox' | 'messageTickets' | 'messageTries' | 'messages' | 'messagesOfAll' | 'undoService'
>): HandlersFor<Operations> {
  const requireMessage = async (id: Schemas['Id'] | undefined): Promise<Message> => {
    const message = await findById(id, messages.find);
    if (message === null) throw notFound('message');
    return message;
  };

  async function assertShown(): Promise<void> {
    if (!(await messages.isFormShown())) throw new HttpError(404, 'There is no form here. Please write a mail.');
  }

  return {
    createMessageTicket: async ({ request }) => {
      await assertShown();
      await messageTickets.begin(request.ip);
      return { status: 201, body: { data: { ticket: await inbox.giveTicket() } } };
    },

    sendMessage: async ({ body, request, reply }) => {
      await assertShown();
      const { name, email, text, website = '', ticket } = body;
      if (!isEmail(email.trim())) {
        throw badRequest('An e-mail address has one @ and no spaces, such as hello@studio.example.', 'email');
      }
      await messageTries.begin(request.ip);
      // No person sees that field. A robot that has filled it in gets the answer that everybody gets.
      if (website !== '') return { status: 201, body: { message: thanks } };
      // Invented tickets do not close the form for everybody.
      await inbox.assertGiven(ticket);
      await messagesOfAll.begin(everybody);
      await atomically(() => inbox.take({ name, email, text }, ticket));
      // It is in the inbox: nobody waits for a mail server. Whoever has gone meanwhile has written all the same.
      onceClosed(reply.raw, () => {
        inbox.forward({ name, email, text }).catch((error: unknown) => {
          request.log.error(`A mail could not be sent: ${wordsOf(error)}`);
        });
      });
      return { status: 201, body: { message: thanks } };
    },

    listMessages: async () => ({
      status: 200,
      body: {
        data: {
          shown: await messages.isFormShown(),
          messages: (await messages.list()).map(({ id, at, name, email, text, isRead }) => ({
            id,
            at: new Date(at).toISOString(),
            name,
            email,
            text,
            read: isRead,
          })),
        },
      },
    }),

    setMessageRead: async ({ params, body }) => {
      await atomically(async () => messages.setRead((await requireMessage(params['id'])).id, body.read));
      return { status: 200, body: { message: body.read ? 'Noted as read.' : 'Noted as new.' } };
    },

    deleteMessage: async ({ params }) => {
      const undo = await atomically(async () => {
        const { id } = await requireMessage(params['id']);
        const token = await undoService.record('message', id);
        await messages.remove(id);
        return token;
      });
      return { status: 200, body: { message: 'Message deleted.', undo } };
    },

    setContactForm: async ({ body }) => {
      await atomically(() => messages.setFormShown(body.shown, clock()));
      return { status: 200, body: { message: body.shown ? 'The form is shown.' : 'The form is not shown.' } };
    },
  };
}
