import { renderToString } from 'react-dom/server';
import type { MachinesProvider } from '../../../src/app/services/provide.tsx';
import { useProvidedMachine, type MachineContext } from '../../../src/machines/machine-context.ts';

/** The machine that a component below `Machines` gets by this context. */
export function machineOf<Machine>(Machines: MachinesProvider, context: MachineContext<Machine>): Machine {
  const found: Machine[] = [];
  function Probe() {
    found.push(useProvidedMachine(context));
    return null;
  }
  renderToString(
    <Machines>
      <Probe />
    </Machines>,
  );
  const [machine] = found;
  if (machine === undefined) throw new Error('Nothing was rendered.');
  return machine;
}
