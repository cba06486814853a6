import '@vitrine/design-system/theme';
import { isSupported } from '../platform/supported.ts';
import './react-root.ts';

// React and the app start in two tasks, so that input on a slow phone is handled between them. If the app cannot be
// loaded, the page stays as rendered by the server, and the browser reports the error. So it does in a browser that is too old for the app:
// its links lead to pages that can be read as well.
if (isSupported()) setTimeout(() => void import('./client.tsx'));
