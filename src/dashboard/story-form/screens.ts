/** Both in one file: they are the same form. */
export { CreateStoryScreen } from './CreateStoryScreen.tsx';
export { EditStoryScreen } from './EditStoryScreen.tsx';
