import { always, submission, type DashboardWrite } from './dashboard-writes.ts';

/** Writes of what is known of a file. */
export const mediaWrites: Readonly<Record<string, DashboardWrite>> = {
  'write an alt text': {
    open: ({ describeMedia }) => submission(describeMedia, { path: 'media/a.jpg', alt: 'Typed' }),
    ...always('Failed to save the alt text.'),
  },
  'choose a poster': {
    open: ({ choosePoster }) => submission(choosePoster, { url: '/media/a.mp4', path: 'media/a.mp4', seconds: 1 }),
    ...always('Failed to save the poster.'),
  },
  'give a file a second light': {
    open: ({ setSecondLight }) =>
      submission(setSecondLight, { path: 'media/a.jpg', file: new File(['night'], 'night.jpg') }),
    ...always('Failed to save the picture for the black theme.'),
  },
  'give a film captions': {
    open: ({ setCaptions }) => submission(setCaptions, { path: 'media/a.mp4', file: new File(['WEBVTT'], 'a.vtt') }),
    ...always('Failed to save the captions.'),
  },
  'take captions away': {
    open: ({ setCaptions }) => submission(setCaptions, { path: 'media/a.mp4', file: null }),
    ...always('Failed to save the captions.'),
  },
  'take a second light away': {
    open: ({ setSecondLight }) => submission(setSecondLight, { path: 'media/a.jpg', file: null }),
    ...always('Failed to save the picture for the black theme.'),
  },
};
