import { MediaPickerScreen } from '../../../src/dashboard/media-picker/MediaPickerScreen.tsx';
import { Toasts } from '../../../src/dashboard/shell/Toasts.tsx';
import { Services } from '../lab/Services.tsx';
import type { StageSetting } from '../lab/setting.ts';
import { files } from './samples.ts';

const slot = { selectedField: 'homepagegrid', position: 1, mediaId: null, projectId: null, id: 5 };
const resource = {
  state: 'loaded',
  value: { title: 'Upar', header: null, media: files, home: null },
  problem: null,
  retry: () => undefined,
} as const;

/** The screen on which an administrator chooses media for a cell of the home page. */
export const setting: StageSetting = {
  input: { slot, projectId: '5' },
  hasMain: true,
  signs: {
    choosing: { role: 'button', name: 'Submit' },
    sending: { role: 'button', name: 'Submitting...', isOff: true },
    finished: { role: 'heading', name: 'The app has gone to /dashboard/create-home-page.' },
  },
  draw: () => (
    <Services hasMain address="/dashboard/media/5" path="/dashboard/media/:id" state={slot}>
      <MediaPickerScreen resource={resource} />
      <Toasts />
    </Services>
  ),
};
