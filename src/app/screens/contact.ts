import { ContactScreen } from '../../site/contact/ContactScreen.tsx';
import { ContactMachines } from '../services/site/contact.ts';
import { withMachines } from './with-machines.tsx';

export const Contact = withMachines(ContactScreen, ContactMachines);
