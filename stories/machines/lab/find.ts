import type { AnyStateMachine } from 'xstate';
import { toMachine } from '../../../tests/machines/support/to-machine.ts';
import type { ReachPlan, ReachPlans } from '../../../tests/machines/support/reach.ts';
import type { StageSetting } from './setting.ts';

const machineFiles = import.meta.glob<Record<string, unknown>>('/src/machines/*/*.machine.ts');
const planFiles = import.meta.glob<{ readonly plans: ReachPlans }>('/tests/machines/plans/*.ts');
const stageFiles = import.meta.glob<{ readonly setting: StageSetting }>('/stories/machines/stages/*.stage.tsx');
const readmes = import.meta.glob<string>('/src/machines/*/README.md', { query: '?raw', import: 'default' });

/** A machine with its documentation and stage. */
export interface Found {
  readonly machine: AnyStateMachine;
  readonly purpose: string;
  readonly plan: ReachPlan;
  /** Where its real component can be seen with it. */
  readonly setting: StageSetting | null;
}

/** @param name folder and file, as `toasts/toast` */
export async function findMachine(name: string): Promise<Found> {
  const [folder = '', file = ''] = name.split('/');
  const exports = await machineFiles[`/src/machines/${name}.machine.ts`]?.();
  const machine = Object.entries(exports ?? {})
    .map(([key, exported]) => toMachine(key, exported))
    .find((one) => one !== null);
  if (machine === undefined) throw new Error(`No machine in src/machines/${name}.machine.ts`);
  const plans = await planFiles[`/tests/machines/plans/${folder}.ts`]?.();
  const readme = (await readmes[`/src/machines/${folder}/README.md`]?.()) ?? '';
  return {
    machine,
    purpose: purposeOf(readme, machine.id),
    plan: plans?.plans[file] ?? { events: [] },
    setting: (await stageFiles[`/stories/machines/stages/${file}.stage.tsx`]?.())?.setting ?? null,
  };
}

/** The paragraph above the machine's drawing. */
function purposeOf(readme: string, id: string): string {
  const above = readme.slice(0, readme.indexOf(`<!-- diagram: ${id} -->`)).trim();
  const paragraph = above.slice(above.lastIndexOf('\n\n')).trim();
  return paragraph.replaceAll('\n', ' ').replaceAll('`', '').replace(/^- /, '');
}
