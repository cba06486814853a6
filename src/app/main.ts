import '@vitrine/design-system/theme';
import './react-root.ts';

// React and the app start in two tasks, so that input on a slow phone is handled between them. If the app cannot be
// loaded, the page stays as rendered by the server, and the browser reports the error.
setTimeout(() => void import('./client.tsx'));
