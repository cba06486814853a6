import { ContactForm } from '../../site/contact/ContactForm.tsx';
import { ContactFormMachines } from '../services/site/contact-form.ts';
import { withMachines } from './with-machines.tsx';

/** The form of the contact page, with its machines. */
export const Form = withMachines(ContactForm, ContactFormMachines);
