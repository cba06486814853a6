/** A module of its own, so that `main.ts` can start React before the app. */
export { createRoot, hydrateRoot } from 'react-dom/client';
