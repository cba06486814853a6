import type { SignIn } from '../../domain/sign-in.ts';
import { DashboardPage } from '../shared/page/DashboardPage.tsx';
import type { ScreenProps } from '../shared/page/resource.ts';
import { ResourceState } from '../shared/page/ResourceState.tsx';
import { AuthenticatorApp } from './AuthenticatorApp.tsx';
import { Passkeys } from './Passkeys.tsx';

/** How the administrator logs in: passkeys, and the code of an app beside the password. */
export function SignInScreen({ resource }: ScreenProps<SignIn>) {
  return (
    <DashboardPage heading="Ways to Log In">
      <ResourceState resource={resource}>
        {({ passkeys, secondFactor, canAddPasskeys }) => (
          <>
            {passkeys === null ? null : (
              <Passkeys canAdd={canAddPasskeys} onChanged={resource.retry} passkeys={passkeys} />
            )}
            {secondFactor === null ? null : <AuthenticatorApp onChanged={resource.retry} state={secondFactor} />}
          </>
        )}
      </ResourceState>
    </DashboardPage>
  );
}
