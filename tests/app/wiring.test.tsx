import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { AnyStateMachine } from 'xstate';
import { describe, expect, test, vi } from 'vitest';
import type * as machineContexts from '../../src/machines/machine-context.ts';
import type { MachineContext } from '../../src/machines/machine-context.ts';
import { findMachines } from '../machines/support/every-machine.ts';
import { AllMachines } from './support/all-machines.tsx';
import { machineOf } from './support/machine-of.tsx';

/** Every context of a machine, by name: noted as the modules that create them are loaded. */
const contexts = vi.hoisted(() => new Map<string, MachineContext<AnyStateMachine>>());

vi.mock('../../src/machines/machine-context.ts', async (importOriginal) => {
  const original = await importOriginal<typeof machineContexts>();
  return {
    ...original,
    createMachineContext: (name: string) => {
      const context = original.createMachineContext<AnyStateMachine>(name);
      // Functions of the browser's are found in the same way.
      if (name.endsWith('MachineContext')) contexts.set(name, context);
      return context;
    },
  };
});

const src = fileURLToPath(new URL('../../src/', import.meta.url));

/** Loads every module of the app that creates such a context, so that none can be forgotten. */
const modules = readdirSync(src, { recursive: true, encoding: 'utf8' }).filter(
  (file) => /\.tsx?$/.test(file) && /^export const \w+MachineContext\b/m.test(readFileSync(src + file, 'utf8')),
);
for (const file of modules) await import(new URL(file, `file://${src}`).href);

/** A placeholder actor rejects with these words (src/machines/machine-utils.ts); a provided one has other code. */
function isPlaceholder(actor: unknown): boolean {
  const code: unknown = typeof actor === 'object' && actor !== null && 'config' in actor ? actor.config : actor;
  return String(code).includes('has no implementation');
}

function placeholdersOf(machine: AnyStateMachine): readonly string[] {
  return Object.entries(machine.implementations.actors)
    .filter(([, actor]) => isPlaceholder(actor))
    .map(([name]) => name);
}

describe('the app provides every machine that a screen asks for, with all its actors', () => {
  test.each([...contexts])('%s', (_name, context) => {
    expect(placeholdersOf(machineOf(AllMachines, context))).toEqual([]);
  });
});

test('every context is among them', () => {
  const declared = modules.flatMap((file) => [
    ...readFileSync(src + file, 'utf8').matchAll(/^export const (\w+MachineContext)\b/gm),
  ]);
  expect([...contexts.keys()].sort()).toEqual(declared.map(([, name]) => name).sort());
  expect(contexts.size).toBeGreaterThan(40);
});

test('the test knows a placeholder when it sees one', async () => {
  const found = await findMachines();
  expect(found.flatMap(({ machine }) => placeholdersOf(machine)).length).toBeGreaterThan(10);
});
