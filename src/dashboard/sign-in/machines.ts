import type { Passkey } from '../../domain/sign-in.ts';
import { createConfirmContext } from '../../machines/confirm/confirm.react.tsx';

export const RemovePasskeyMachineContext = createConfirmContext<Passkey>('RemovePasskeyMachineContext');
