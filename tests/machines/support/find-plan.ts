import { existsSync } from 'node:fs';
import { basename, dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ReachPlan, ReachPlans } from './reach.ts';

/** The plan of a machine stands in `plans/<its folder>.ts`, under its file's name. */
export async function findPlan(file: string): Promise<ReachPlan> {
  const url = new URL(`../plans/${dirname(file)}.ts`, import.meta.url);
  if (!existsSync(fileURLToPath(url))) throw new Error(`No plan: tests/machines/plans/${dirname(file)}.ts is missing`);
  const { plans }: { readonly plans: ReachPlans } = await import(url.href);
  const plan = plans[basename(file, '.machine.ts')];
  if (plan === undefined) throw new Error(`No plan for ${file} in tests/machines/plans/${dirname(file)}.ts`);
  return plan;
}
