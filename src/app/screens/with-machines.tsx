import type { ComponentType } from 'react';
import type { MachinesProvider } from '../services/provide.tsx';

/** A screen together with the machines that it alone has, so that no other page fetches them. */
export function withMachines<Props extends object>(
  Screen: ComponentType<Props>,
  Machines: MachinesProvider,
): ComponentType<Props> {
  return function ScreenWithMachines(props: Props) {
    return (
      <Machines>
        <Screen {...props} />
      </Machines>
    );
  };
}
