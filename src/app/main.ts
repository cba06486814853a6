import '@vitrine/design-system/theme';
import './react-root.ts';

// React has started; the app starts in a task of its own, so that a touch on a slow phone is answered between the two.
// Where it cannot be fetched, the page stays as the server drew it, and the browser reports the error.
setTimeout(() => void import('./client.tsx'));
