import { useEffect, useId, useRef, useState, type FormEvent } from 'react';
import type { Problem } from '../../api/problem.ts';
import type { MessageTexts } from '../../domain/messages.ts';
import { useProvidedMachine } from '../../machines/machine-context.ts';
import { useSay } from '../../machines/site-context.ts';
import { useSubmission } from '../../machines/submission/submission.react.tsx';
import { SectionRow } from '../shared/SectionRow.tsx';
import { SendMessageMachineContext, TicketMachineContext } from './machines.ts';

const required = ['name', 'email', 'text'] as const;
type Field = (typeof required)[number];
const isField = (part: string | undefined): part is Field => required.some((name) => name === part);

/** What the provider says of it, where it is about what was typed, or says when to try again. */
const reasonOf = (problem: Problem): string | null =>
  problem.kind === 'http' && problem.status < 500 ? problem.message : null;

/**
 * The form on Talk to us. What is typed stays in its fields, which the server has drawn: this code comes with the visitor's first input, and
 * finds there what was typed before.
 */
export function ContactForm() {
  const say = useSay();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const fields = {
    name: useRef<HTMLInputElement>(null),
    email: useRef<HTMLInputElement>(null),
    text: useRef<HTMLTextAreaElement>(null),
    website: useRef<HTMLInputElement>(null),
  };
  const [wrong, setWrong] = useState<{ readonly field: Field; readonly text: string } | null>(null);
  const ticket = useSubmission(useProvidedMachine(TicketMachineContext));
  const sending = useSubmission(useProvidedMachine(SendMessageMachineContext), {
    onSucceeded: () => {
      form.current?.reset();
      ticket.reset();
    },
    onFailed: (problem) => {
      // Each is good once, and may be what was wrong.
      ticket.reset();
      const part = problem.kind === 'http' ? problem.part : undefined;
      if (isField(part)) refuse(part, reasonOf(problem) ?? '');
    },
  });
  const errors: Readonly<Record<Field, string>> = {
    name: say('Please enter your name.'),
    email: say('Please enter your e-mail address.'),
    text: say('Please write a message.'),
  };
  const valueOf = (name: keyof MessageTexts): string => fields[name].current?.value ?? '';

  function refuse(field: Field, text: string): void {
    setWrong({ field, text });
    fields[field].current?.focus();
  }

  function submit(event: FormEvent): void {
    event.preventDefault();
    delete form.current?.dataset['pressed'];
    if (sending.isBusy) return;
    const missing = required.find((name) => valueOf(name).trim() === '');
    if (missing !== undefined) return refuse(missing, errors[missing]);
    setWrong(null);
    sending.submit({
      name: valueOf('name'),
      email: valueOf('email'),
      text: valueOf('text'),
      website: valueOf('website'),
      ticket: ticket.output,
    });
  }

  useEffect(() => {
    // Pressed before this code was there (ContactScreen): it is sent now.
    if (form.current?.dataset['pressed'] !== undefined) form.current.requestSubmit();
  }, []);

  const { problem } = sending;
  const said = sending.isBusy
    ? say('Sending...')
    : problem !== null && wrong === null
      ? [reasonOf(problem) ?? say('The server could not be reached.'), say('What you wrote is still here.')].join(' ')
      : sending.state === 'succeeded'
        ? say('Your message has arrived. Thank you.')
        : '';
  const propsOf = (name: Field) => ({
    id: `${id}${name}`,
    name,
    dir: 'auto',
    required: true,
    'aria-invalid': wrong?.field === name ? true : undefined,
    'aria-describedby': wrong?.field === name ? `${id}wrong` : undefined,
    readOnly: sending.isBusy,
    onChange: () => {
      setWrong(null);
      // What came of the last message is no longer said about this one.
      sending.reset();
    },
  });
  const wrongOf = (name: Field) => (wrong?.field === name ? <em id={`${id}wrong`}>{wrong.text}</em> : null);
  return (
    <SectionRow heading={say('Write to us')}>
      {/* Without this code nothing is sent, and nothing lost: no dialog is there to be closed. */}
      <form
        method="dialog"
        noValidate
        onFocus={() => {
          if (ticket.state === 'idle') ticket.submit(null);
        }}
        onSubmit={submit}
        ref={form}
      >
        <p>
          <label htmlFor={`${id}name`}>{say('Name')}</label>
          <input {...propsOf('name')} autoComplete="name" maxLength={200} ref={fields.name} />
          {wrongOf('name')}
        </p>
        <p>
          <label htmlFor={`${id}email`}>{say('E-mail')}</label>
          <input {...propsOf('email')} autoComplete="email" maxLength={320} ref={fields.email} type="email" />
          {wrongOf('email')}
        </p>
        <p>
          <label htmlFor={`${id}text`}>{say('Message')}</label>
          <textarea {...propsOf('text')} maxLength={10_000} ref={fields.text} rows={6} />
          {wrongOf('text')}
        </p>
        <p aria-hidden="true" hidden>
          <label htmlFor={`${id}website`}>{say('Leave this empty')}</label>
          <input autoComplete="off" id={`${id}website`} name="website" ref={fields.website} tabIndex={-1} />
        </p>
        <button aria-busy={sending.isBusy} aria-disabled={sending.isBusy || undefined} type="submit">
          {say('Send')}
        </button>
        <output>{said}</output>
      </form>
    </SectionRow>
  );
}
