import { useLocation, useNavigate } from 'react-router-dom';
import { wantedPlace } from '../shared/page/wanted-place.ts';
import { DoorPage } from '../shared/door/DoorPage.tsx';
import { LoginDoor } from './LoginDoor.tsx';

/** Login (specification, section 2, "Login"). */
export function LoginScreen() {
  const { state } = useLocation();
  const navigate = useNavigate();
  return (
    <DoorPage heading="Login">
      <LoginDoor onLoggedIn={() => navigate(wantedPlace(state), { replace: true })} />
    </DoorPage>
  );
}
