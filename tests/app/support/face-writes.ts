import { describeFaceFailure } from '../../../src/dashboard/look/texts.ts';
import { submission, type DashboardWrite } from './dashboard-writes.ts';

/** The write by which a typeface is tried. */
export const faceWrites: Readonly<Record<string, DashboardWrite>> = {
  'try a typeface': {
    open: ({ tryFace }) => submission(tryFace, new File(['font'], 'own.woff2')),
    describe: describeFaceFailure,
    unanswered: 'The font could not be read: {why}',
    refused: 'The font could not be read: HTTP error: 502',
    notUnderstood: "The font could not be read: The server's answer could not be understood (",
  },
};
