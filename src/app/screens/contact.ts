import { ContactScreen } from '../../site/contact/ContactScreen.tsx';
import { contactMachines } from '../services/contact-machines.ts';
import { withMachines } from './with-machines.tsx';

export const Contact = withMachines(ContactScreen, contactMachines);
