import { darkPage } from '@vitrine/design-system/theme';
import { useState } from 'react';
import { LoginForm } from '../../../src/dashboard/login/LoginForm.tsx';
import { Services } from '../lab/Services.tsx';
import type { StageSetting } from '../lab/setting.ts';

function Door() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={darkPage}>{isOpen ? <h2>Logged in.</h2> : <LoginForm onLoggedIn={() => setIsOpen(true)} />}</div>
  );
}

/** The form of the login page. */
export const setting: StageSetting = {
  signs: {
    editing: { role: 'button', name: 'Submit' },
    submitting: { role: 'button', name: 'Submitting...', isOff: true },
    refused: { role: 'alert', name: '' },
    loggedIn: { role: 'heading', name: 'Logged in.' },
  },
  draw: () => (
    <Services>
      <Door />
    </Services>
  ),
};
