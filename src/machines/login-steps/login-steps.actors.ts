import { fromPromise } from 'xstate';
import type { CodeToSend } from './login-steps.machine.ts';

/** What the steps beside the password need. Each rejects with a `ProblemError`. */
export interface LoginStepsClient {
  /** Whether anybody can log in with a passkey here. */
  findPasskeys(): Promise<boolean>;
  /** Asks the browser for a passkey, and begins a session with it. */
  usePasskey(): Promise<void>;
  /** Begins a session with a code. */
  sendCode(sent: CodeToSend): Promise<void>;
}

/** The I/O of the steps beside the password. */
export function createLoginStepsActors(client: LoginStepsClient) {
  return {
    findPasskeys: fromPromise<boolean, undefined>(() => client.findPasskeys()),
    usePasskey: fromPromise<void, undefined>(() => client.usePasskey()),
    sendCode: fromPromise<void, CodeToSend>(({ input }) => client.sendCode(input)),
  };
}
