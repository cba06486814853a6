import { createElement, lazy, type ComponentType } from 'react';
import { onFirstInput } from '../../platform/arrival.ts';
import { ContactScreen } from '../../site/contact/ContactScreen.tsx';
import { loadReading } from '../services/reading.ts';
import { ContactMachines } from '../services/site/contact.ts';
import { withMachines } from './with-machines.tsx';

const Screen = withMachines(ContactScreen, ContactMachines);

/** The page with its form, whose code comes with the first input; until then the form is what the server has drawn, which has it at once. */
export async function loadContact(): Promise<ComponentType> {
  const Form = import.meta.env.SSR
    ? (await import('./contact-form.ts')).createForm('')
    : lazy(async () => {
        await new Promise<void>(onFirstInput);
        return (await loadReading()).loadContactForm();
      });
  return () => createElement(Screen, { Form });
}
