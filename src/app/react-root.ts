/** React's way into a page. A module of its own, so that `main.ts` can have React start before the app does. */
export { createRoot, hydrateRoot } from 'react-dom/client';
