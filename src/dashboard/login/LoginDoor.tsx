import { useLogin } from '../../machines/login/login.react.tsx';
import { useLoginSteps } from '../../machines/login-steps/login-steps.react.tsx';
import { CodeForm } from './CodeForm.tsx';
import { LoginForm } from './LoginForm.tsx';

/** Username and password, then a code where the account asks for one, or a passkey in place of all (extensions). */
export function LoginDoor({ onLoggedIn }: { readonly onLoggedIn: () => void }) {
  const steps = useLoginSteps({ onLoggedIn });
  const login = useLogin({ onLoggedIn, onSecondStep: steps.ask });
  return steps.isSecond ? <CodeForm steps={steps} /> : <LoginForm login={login} steps={steps} />;
}
