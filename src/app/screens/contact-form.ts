import { ContactForm } from '../../site/contact/ContactForm.tsx';
import { createContactFormMachines } from '../services/site/contact-form.ts';
import { withMachines } from './with-machines.tsx';

/** The form of the contact page, with its machines. @param host the provider's origin, '' for the page's own */
export const createForm = (host: string) => withMachines(ContactForm, createContactFormMachines(host));
