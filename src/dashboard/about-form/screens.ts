/** Both in one file: they are the same form. */
export { CreateAboutScreen } from './CreateAboutScreen.tsx';
export { EditAboutScreen } from './EditAboutScreen.tsx';
