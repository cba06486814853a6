/** The house rules of a machine (architecture, "A machine"), held for every file there is. */
import { execFileSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { fileURLToPath } from 'node:url';
import { StateMachine, createActor } from 'xstate';
import type { AnyActorLogic, AnyStateNode } from 'xstate';
import { describe, expect, it } from 'vitest';
import { findMachines, machinesFolder } from './support/every-machine.ts';

const found = (await findMachines()).map((one) => ({
  ...one,
  source: readFileSync(machinesFolder + one.file, 'utf8'),
}));

/** Adjectives that end in neither -ing nor -ed. */
const adjectives = new Set(
  'idle open empty held shown hidden white black narrow wide unknown known partial gone atTop loggedOut broken'.split(
    ' ',
  ),
);

function nodesOf(node: AnyStateNode): readonly AnyStateNode[] {
  return [node, ...Object.values<AnyStateNode>(node.states).flatMap(nodesOf)];
}

function eventsOf(root: AnyStateNode): readonly string[] {
  return nodesOf(root).flatMap((node) => [...node.transitions.keys()]);
}

async function firstError(logic: AnyActorLogic): Promise<string> {
  return new Promise((resolve) => {
    const actor = createActor(logic, { input: {} });
    actor.subscribe({ error: (thrown) => resolve(thrown instanceof Error ? thrown.message : 'not an error') });
    actor.start();
  });
}

describe.each(found)('$file', ({ file, machine, source }) => {
  const states = nodesOf(machine.root);
  const { actors, guards } = machine.implementations;

  it('is at most 250 lines long', () => {
    expect(source.split('\n').length).toBeLessThanOrEqual(250);
  });

  it('imports only xstate, the machine utils, the domain, siblings, and types from api', () => {
    const imports = [...source.matchAll(/^import (type )?[^;]*?from '(.+)';$/gm)].map(([, type, from]) => ({
      type,
      from,
    }));
    const isAllowed = ({ type, from = '' }: (typeof imports)[number]) =>
      /^(xstate|\.\.\/machine-utils\.ts|\.\.\/\.\.\/domain\/.+|\.\/[^/]+)$/.test(from) ||
      (type !== undefined && from.startsWith('../../api/'));
    expect(imports.filter((one) => !isAllowed(one))).toEqual([]);
    expect(source).not.toMatch(/from '.*\.(react|actors)\.tsx?'/);
  });

  it('names types, setup and states in that order', () => {
    const order = [/^export (type|interface)/m, /setup\(/, /createMachine\(/].map((mark) => source.search(mark));
    expect(order).toEqual([...order].sort((a, b) => a - b));
  });

  it('gives every invoke the id of its source', () => {
    const invokes = states.flatMap((node) => node.invoke.map(({ id, src }) => [id, src]));
    expect(invokes.filter(([id, src]) => id !== src)).toEqual([]);
    expect(invokes.filter(([, src]) => typeof src !== 'string' || !(src in actors))).toEqual([]);
  });

  it('names events subject.verb', () => {
    const own = eventsOf(machine.root).filter((type) => !type.startsWith('xstate.'));
    expect(own.filter((type) => !/^[a-z]+\.[a-z]+$/.test(type))).toEqual([]);
  });

  it('names its delays', () => {
    expect(eventsOf(machine.root).filter((type) => /^xstate\.after\.\d/.test(type))).toEqual([]);
  });

  it('names states by adjectives or gerunds', () => {
    const names = states.slice(1).map((node) => node.key);
    expect(names.filter((name) => !/(ing|ed)$/.test(name) && !adjectives.has(name))).toEqual([]);
  });

  it('names guards is…, has… or can…, and uses each', () => {
    expect(Object.keys(guards).filter((name) => !/^(is|has|can)[A-Z]/.test(name))).toEqual([]);
    const body = source.slice(source.indexOf('createMachine('));
    expect(Object.keys(guards).filter((name) => !body.includes(`'${name}'`))).toEqual([]);
  });

  it('names and uses every action', () => {
    const body = source.slice(source.indexOf('createMachine('));
    expect(Object.keys(machine.implementations.actions).filter((name) => !body.includes(`'${name}'`))).toEqual([]);
    expect(body).not.toMatch(/actions: (assign|\(|\[?\s*\()/);
  });

  // These still read the event itself.
  it.skipIf(/^(category-row|confirm|slot-file)\//.test(file))('reads events by params only', () => {
    const implementations = source.slice(source.indexOf('setup('), source.indexOf('createMachine('));
    expect(implementations.replaceAll(/\/\*\*.*?\*\//gs, '')).not.toMatch(/\bevent\b/);
  });

  it('has placeholder actors that refuse to run', async () => {
    for (const [name, actor] of Object.entries(actors)) {
      const logic = 'src' in actor ? actor.src : actor;
      if (logic instanceof StateMachine) continue;
      expect(await firstError(logic)).toBe(`Actor "${name}" has no implementation`);
    }
  });

  it('has a README with its drawing', () => {
    const readme = `${dirname(machinesFolder + file)}/README.md`;
    expect(existsSync(readme) && readFileSync(readme, 'utf8')).toContain(`<!-- diagram: ${machine.id} -->`);
  });
});

it('finds the machines', () => {
  expect(found.length).toBeGreaterThanOrEqual(17);
  expect(new Set(found.map(({ machine }) => machine.id)).size).toBe(found.length);
});

it('has drawings that match the machines', () => {
  const script = fileURLToPath(new URL('../../scripts/diagrams.ts', import.meta.url));
  expect(() => execFileSync(process.execPath, [script, '--check'], { stdio: 'pipe' })).not.toThrow();
});
