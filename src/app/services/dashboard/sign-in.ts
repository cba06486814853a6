import { ProblemError } from '../../../api/problem.ts';
import { RemovePasskeyMachineContext } from '../../../dashboard/sign-in/machines.ts';
import type { Passkey } from '../../../domain/sign-in.ts';
import { createLoginStepsActors } from '../../../machines/login-steps/login-steps.actors.ts';
import { loginStepsMachine } from '../../../machines/login-steps/login-steps.machine.ts';
import { LoginStepsMachineContext } from '../../../machines/login-steps/login-steps.react.tsx';
import { AddPasskeyMachineContext, RenamePasskeyMachineContext } from '../../../machines/passkeys/passkeys.react.tsx';
import { passkeyForm, passkeyNameForm } from '../../../machines/passkeys/passkeys.rules.ts';
import { createSecondFactorActors } from '../../../machines/second-factor/second-factor.actors.ts';
import {
  secondFactorMachine,
  type ActToProve,
  type Proven,
} from '../../../machines/second-factor/second-factor.machine.ts';
import { SecondFactorMachineContext } from '../../../machines/second-factor/second-factor.react.tsx';
import type { BegunSession } from '../../../api/dashboard/begun-session.ts';
import {
  askForPasskey,
  canUsePasskeys,
  makePasskey,
  PasskeyError,
  type PasskeyFailure,
} from '../../../platform/passkeys.ts';
import { qrCodeOf } from '../../../platform/qr-code.ts';
import { provide } from '../provide.tsx';
import type { DashboardCalls } from './calls.ts';
import { confirmOf, formOf } from './generic.ts';
import type { SessionPlatform } from './session.ts';

/** What to do next where the browser gave no passkey. */
const failures: Readonly<Record<PasskeyFailure, string>> = {
  cancelled: 'The browser’s question was closed, or it took too long. Please try again.',
  known: 'This device has a passkey for this dashboard already.',
  impossible: 'This browser could not do it here. Another browser or device may.',
};

/** What the browser gives, its failures in words. */
async function inWords<T>(work: () => Promise<T>): Promise<T> {
  try {
    return await work();
  } catch (thrown) {
    if (!(thrown instanceof PasskeyError)) throw thrown;
    throw new ProblemError({ kind: 'http', status: 400, message: failures[thrown.failure], body: '' });
  }
}

/** The machines of how one logs in: the steps beside the password, and the screen that sets them up. */
export function createSignInMachines(
  { extensions: calls }: Pick<DashboardCalls, 'extensions'>,
  platform: Pick<SessionPlatform, 'saveSession' | 'saveUsername'>,
) {
  const begin = ({ token, username }: BegunSession): void => {
    platform.saveUsername(username);
    platform.saveSession(token);
  };

  const prove = async ({ act, password }: ActToProve): Promise<Proven> => {
    if (act === 'setUp') {
      const secret = await calls.beginAuthenticator(password);
      return { act, secret: { ...secret, squares: await qrCodeOf(secret.uri) } };
    }
    if (act === 'renewCodes') return { act, codes: await calls.createRecoveryCodes(password) };
    await calls.endSecondFactor(password);
    return { act };
  };

  return [
    provide(
      LoginStepsMachineContext,
      loginStepsMachine.provide({
        actors: createLoginStepsActors({
          findPasskeys: async () => canUsePasskeys() && (await calls.passkeyLoginOptions()) !== null,
          usePasskey: async () => {
            const options = await calls.passkeyLoginOptions();
            begin(await calls.logInWithPasskey(await inWords(() => askForPasskey(options))));
          },
          sendCode: async ({ step, code }) => begin(await calls.sendCode(step, code)),
        }),
      }),
    ),
    provide(
      SecondFactorMachineContext,
      secondFactorMachine.provide({
        actors: createSecondFactorActors({ prove, confirm: (code) => calls.confirmAuthenticator(code) }),
      }),
    ),
    provide(
      AddPasskeyMachineContext,
      formOf({
        ...passkeyForm,
        submit: async ({ values: { name, password } }) => {
          const options = await calls.passkeyOptions(password);
          await calls.addPasskey(name.trim(), await inWords(() => makePasskey(options)));
          return null;
        },
      }),
    ),
    provide(
      RenamePasskeyMachineContext,
      formOf({
        ...passkeyNameForm,
        submit: async ({ id, values }) => {
          await calls.renamePasskey(String(id), values.name.trim());
          return null;
        },
      }),
    ),
    provide(
      RemovePasskeyMachineContext,
      confirmOf<Passkey>(async ({ id }) => {
        await calls.removePasskey(id);
        return null;
      }),
    ),
  ];
}
