import { findPlan } from '../../tests/machines/support/find-plan.ts';
import { findMachines } from '../../tests/machines/support/every-machine.ts';
import { findUnreached } from '../../tests/machines/support/reach.ts';

const nodesOf = (node) => [node, ...Object.values(node.states).flatMap(nodesOf)];
const transitionsOf = (node) => [...node.transitions.values()].flat().concat(node.always ?? []);

const columns = ['Machine', 'States', 'Transitions', 'Guards', 'Covered', 'Uncovered'];
const rows = [];
const uncovered = [];
const total = [0, 0, 0, 0, 0];

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
  const counts = [...sizes, all - unreached.length, unreached.length];
  counts.forEach((count, index) => (total[index] += count));
  rows.push([machine.id, ...counts.map(String)]);
  uncovered.push(...unreached);
}

rows.push(['All', ...total.map(String)]);
const widths = columns.map((column, index) => Math.max(column.length, ...rows.map((row) => row[index].length)));
const line = (cells) =>
  cells.map((cell, index) => (index === 0 ? cell.padEnd(widths[0]) : cell.padStart(widths[index]))).join('  ');
console.log([line(columns), ...rows.map(line)].join('\n'));
for (const name of uncovered) console.log(`uncovered: ${name}`);
process.exit(uncovered.length === 0 ? 0 : 1);
