/** Both in one file: they are the same form. */
export { CreateProjectScreen } from './CreateProjectScreen.tsx';
export { EditProjectScreen } from './EditProjectScreen.tsx';
