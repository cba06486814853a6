/**
 * `npm run machines`: how many states, transitions and guards each machine has, and how many of them the generated paths
 * of the tests reach. Anything unreached is named, and the command fails.
 */
import type { AnyStateNode } from 'xstate';
import { findPlan } from '../tests/machines/support/find-plan.ts';
import { findMachines } from '../tests/machines/support/every-machine.ts';
import { findUnreached } from '../tests/machines/support/reach.ts';

const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...Object.values(node.states).flatMap(nodesOf)];
const transitionsOf = (node: AnyStateNode) => [...node.transitions.values()].flat().concat(node.always ?? []);

const columns = ['Machine', 'States', 'Transitions', 'Guards', 'Covered', 'Uncovered'];
const rows: (readonly [name: string, counts: readonly number[]])[] = [];
const uncovered: string[] = [];

for (const { file, machine } of await findMachines()) {
  const unreached = findUnreached(machine, await findPlan(file));
  const nodes = nodesOf(machine.root);
  // The root is no state of its own; every guard has to answer both ways.
  const sizes = [
    nodes.length - 1,
    nodes.flatMap(transitionsOf).length,
    Object.keys(machine.implementations.guards).length,
  ];
  const all = sizes.reduce((sum, size) => sum + size, 0);
  rows.push([machine.id, [...sizes, all - unreached.length, unreached.length]]);
  uncovered.push(...unreached);
}

const totals = columns.slice(1).map((_, index) => rows.reduce((sum, [, counts]) => sum + (counts[index] ?? 0), 0));
const table = [columns, ...[...rows, ['All', totals] as const].map(([name, counts]) => [name, ...counts.map(String)])];
const widths = columns.map((_, index) => Math.max(...table.map((row) => row[index]?.length ?? 0)));
const toLine = (cells: readonly string[]): string =>
  cells
    .map((cell, index) => (index === 0 ? cell.padEnd(widths[index] ?? 0) : cell.padStart(widths[index] ?? 0)))
    .join('  ');
console.log(table.map(toLine).join('\n'));
for (const name of uncovered) console.log(`uncovered: ${name}`);
process.exit(uncovered.length === 0 ? 0 : 1);
