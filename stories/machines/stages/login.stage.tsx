import { darkPage } from '@vitrine/design-system/theme';
import { useState } from 'react';
import { LoginForm } from '../../../src/dashboard/login/LoginForm.tsx';
import { Services } from '../lab/Services.tsx';
import type { StageSetting } from '../lab/setting.ts';

function Door() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <div className={darkPage}>{isOpen ? <p>Logged in.</p> : <LoginForm onLoggedIn={() => setIsOpen(true)} />}</div>
  );
}

/** The form of the login page. */
export const setting: StageSetting = {
  draw: () => (
    <Services>
      <Door />
    </Services>
  ),
};
