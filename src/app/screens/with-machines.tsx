import type { ComponentType } from 'react';
import { FilledMachines, type MachineRegistry } from '../../machines/filled.react.tsx';

/** A screen together with the machines that it alone has, so that no other page fetches them. */
export function withMachines<Props extends object>(
  Screen: ComponentType<Props>,
  machines: Partial<MachineRegistry>,
): ComponentType<Props> {
  return function FilledScreen(props: Props) {
    return (
      <FilledMachines machines={machines}>
        <Screen {...props} />
      </FilledMachines>
    );
  };
}
