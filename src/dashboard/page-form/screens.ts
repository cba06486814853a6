/** Both in one file: they are the same form. */
export { CreatePageScreen } from './CreatePageScreen.tsx';
export { EditPageScreen } from './EditPageScreen.tsx';
