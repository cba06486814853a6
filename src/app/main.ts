import '@vitrine/design-system/theme';
import './react-root.ts';

// React has started; the app starts in a task of its own, so that a touch on a slow phone is answered between the two.
setTimeout(() => import('./client.tsx'));
