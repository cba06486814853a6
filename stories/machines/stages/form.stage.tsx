import { darkPage } from '@vitrine/design-system/theme';
import { LoginDoor } from '../../../src/dashboard/login/LoginDoor.tsx';
import { Services } from '../lab/Services.tsx';
import type { StageSetting } from '../lab/setting.ts';

/** The form of the login page. */
export const setting: StageSetting = {
  signs: {
    editing: { role: 'button', name: 'Submit' },
    submitting: { role: 'button', name: 'Submitting...', isOff: true },
  },
  draw: () => (
    <Services>
      <div className={darkPage}>
        <LoginDoor onLoggedIn={() => undefined} />
      </div>
    </Services>
  ),
};
