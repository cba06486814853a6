import { existsSync } from 'node:fs';
import { join } from 'node:path';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { always, invariantsOf } from './invariants.ts';
import { findMachines, machinesFolder } from './support/every-machine.ts';
import { findPlan } from './support/find-plan.ts';
import { walk } from './support/walk.ts';
import { toastsMachine } from '../../src/machines/toasts/toasts.machine.ts';

/** The same walks on every run; a failing one is shrunk to its shortest. */
const run = { seed: 20_261_121, numRuns: 30 };
const choices = fc.array(fc.nat(9999), { maxLength: 50, size: 'max' });

describe('whatever happens, in whatever order', async () => {
  it.each(await findMachines())('$file keeps its invariants', async ({ file, machine }) => {
    const plan = await findPlan(file);
    const inputs = fc.constantFrom(...(plan.inputs ?? [undefined]));
    const invariants = { ...always, ...invariantsOf[file] };
    fc.assert(
      fc.property(inputs, choices, (input, chosen) => walk({ machine, plan, invariants, input, choices: chosen })),
      run,
    );
  });

  it.each(Object.keys(invariantsOf))('%s is a machine', (file) => {
    expect(existsSync(join(machinesFolder, file))).toBe(true);
  });
});

describe('the walks themselves', () => {
  it('name the broken invariant, and a short way to it', async () => {
    const machine = toastsMachine.provide({ actions: { remove: () => undefined } });
    const plan = await findPlan('toasts/toasts.machine.ts');
    const invariants = invariantsOf['toasts/toasts.machine.ts'] ?? {};
    const property = fc.property(choices, (chosen) =>
      walk({ machine, plan, invariants, input: undefined, choices: chosen }),
    );
    const { counterexample, errorInstance, failed } = fc.check(property, run);
    expect(failed).toBe(true);
    expect(String(errorInstance)).toContain('breaks "what is dismissed is gone"');
    // Of walks of up to fifty steps; two would do, but smaller numbers are not always shorter ways.
    expect(counterexample?.[0].length).toBeLessThanOrEqual(3);
  });
});
