/**
 * Draws every state machine from the machine itself: a `stateDiagram-v2` between the markers of its README, the index
 * docs/machines.md; and the provider's floors from its imports, in docs/architecture.md. `--check` writes nothing and fails when a drawing
 * no longer matches.
 */
import { readFileSync, readdirSync, writeFileSync } from 'node:fs';
import { dirname, relative } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { drawFloors } from './lib/floors.ts';
import { StateMachine, type AnyStateMachine, type AnyStateNode, type AnyTransitionDefinition } from 'xstate';

const root = fileURLToPath(new URL('../', import.meta.url));
const folder = fileURLToPath(new URL('../src/machines/', import.meta.url));
const architecture = fileURLToPath(new URL('../docs/architecture.md', import.meta.url));
const index = fileURLToPath(new URL('../docs/machines.md', import.meta.url));

/** A machine, or one made by its factory: a generic machine looks the same for every value, and for every form. */
function toMachine(name: string, exported: unknown): AnyStateMachine | null {
  if (exported instanceof StateMachine) return exported;
  if (!/^create\w+Machine$/.test(name) || typeof exported !== 'function') return null;
  const made: unknown = exported({ empty: {}, check: () => ({}) });
  return made instanceof StateMachine ? made : null;
}

async function findMachines() {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .filter((file) => file.endsWith('.machine.ts'))
    .map((file) => folder + file.replaceAll('\\', '/'))
    .sort();
  const found: { readonly file: string; readonly machine: AnyStateMachine }[] = [];
  for (const file of files) {
    const exports: Readonly<Record<string, unknown>> = await import(pathToFileURL(file).href);
    for (const [name, exported] of Object.entries(exports)) {
      const machine = toMachine(name, exported);
      if (machine !== null) found.push({ file, machine });
    }
  }
  return found;
}

const childrenOf = (node: AnyStateNode): AnyStateNode[] => Object.values(node.states);
const nodesOf = (node: AnyStateNode): AnyStateNode[] => [node, ...childrenOf(node).flatMap(nodesOf)];
const transitionsOf = (node: AnyStateNode): AnyTransitionDefinition[] => [
  ...[...node.transitions.values()].flat(),
  ...(node.always ?? []),
];
const idOf = (node: AnyStateNode): string => node.path.join('_');

function eventOf({ eventType }: AnyTransitionDefinition): string {
  if (eventType === '') return 'always';
  const [, done, failed, delay] =
    /^xstate\.(?:done\.actor\.(.+)|error\.actor\.(.+)|after\.([^.]+)\..+)$/.exec(eventType) ?? [];
  if (done !== undefined) return `${done} done`;
  if (failed !== undefined) return `${failed} failed`;
  if (delay !== undefined) return `after ${/^\d+$/.test(delay) ? `${delay} ms` : delay}`;
  return eventType;
}

function guardOf({ guard }: AnyTransitionDefinition): string {
  if (guard === undefined) return '';
  if (typeof guard === 'string') return ` [${guard}]`;
  return ` [${'type' in guard ? guard.type : guard.name}]`;
}

interface Arrow {
  /** The composite state in which it is drawn. */
  readonly parent: AnyStateNode;
  /** In Mermaid's language. */
  readonly text: string;
}

/** The node's ancestor (or itself) that is a direct child of `parent`. */
function liftTo(parent: AnyStateNode, node: AnyStateNode): AnyStateNode {
  let at = node;
  while (at.parent !== undefined && at.parent !== parent) at = at.parent;
  return at;
}

/**
 * One arrow. Mermaid cannot join states inside different composites, so both ends are lifted to the composite they
 * share, and the label names the real target.
 */
function arrowOf(machine: AnyStateMachine, transition: AnyTransitionDefinition): Arrow | null {
  const label = `${eventOf(transition)}${guardOf(transition)}`;
  const { source } = transition;
  const target = transition.target?.[0];
  const from = source === machine.root ? 'anywhere' : idOf(source);
  if (target === undefined) {
    // A transition without target or action only blocks an event of the parent.
    return transition.actions.length === 0
      ? null
      : { parent: source.parent ?? machine.root, text: `${from} --> ${from}: ${label}` };
  }
  let parent = source.parent ?? machine.root;
  while (parent !== machine.root && (parent === target || !nodesOf(parent).includes(target))) {
    parent = parent.parent ?? machine.root;
  }
  const start = source === machine.root ? source : liftTo(parent, source);
  const end = liftTo(parent, target);
  const [first, last] = [start === source ? '' : `${source.key}: `, end === target ? '' : ` → ${target.key}`];
  const startId = source === machine.root ? 'anywhere' : idOf(start);
  return { parent, text: `${startId} --> ${idOf(end)}: ${first.replace(':', ' on')}${label}${last}` };
}

function drawStates(node: AnyStateNode, arrows: readonly Arrow[], depth: number): string[] {
  const pad = '  '.repeat(depth);
  const lines: string[] = [];
  for (const child of childrenOf(node)) {
    if (childrenOf(child).length > 0) {
      lines.push(`${pad}state "${child.key}" as ${idOf(child)} {`, ...drawStates(child, arrows, depth + 1), `${pad}}`);
    } else {
      lines.push(`${pad}state "${child.key}" as ${idOf(child)}`);
    }
  }
  const [initial] = node.initial?.target ?? [];
  if (initial !== undefined) lines.push(`${pad}[*] --> ${idOf(initial)}`);
  lines.push(...arrows.filter(({ parent }) => parent === node).map(({ text }) => pad + text));
  lines.push(
    ...childrenOf(node)
      .filter(({ type }) => type === 'final')
      .map((child) => `${pad}${idOf(child)} --> [*]`),
  );
  return lines;
}

function draw(machine: AnyStateMachine): string {
  const arrows = nodesOf(machine.root)
    .flatMap(transitionsOf)
    .map((transition) => arrowOf(machine, transition))
    .filter((arrow) => arrow !== null);
  const anywhere = arrows.some(({ text }) => text.startsWith('anywhere ')) ? ['  state "anywhere" as anywhere'] : [];
  const slots = nodesOf(machine.root).flatMap((node) =>
    node.invoke.map(
      ({ src }) => `- \`${src}\` runs ${node === machine.root ? 'always' : `in \`${node.path.join('.')}\``}`,
    ),
  );
  return [
    '```mermaid',
    'stateDiagram-v2',
    ...anywhere,
    ...drawStates(machine.root, arrows, 1),
    '```',
    ...(slots.length > 0 ? ['', ...new Set(slots)] : []),
  ].join('\n');
}

const markersOf = (id: string) => [`<!-- diagram: ${id} -->`, '<!-- /diagram -->'] as const;

/** @throws an error where a drawing that begins never ends */
function fillBetween(text: string, id: string, drawing: string, file: string): string {
  const [open, close] = markersOf(id);
  const start = text.indexOf(open);
  const end = text.indexOf(close, start);
  if (start === -1 || end === -1) throw new Error(`${relative(root, file)} needs ${open} and ${close}`);
  return `${text.slice(0, start + open.length)}\n\n${drawing}\n\n${text.slice(end)}`;
}

function fill(readme: string, machine: AnyStateMachine, file: string): string {
  const [open, close] = markersOf(machine.id);
  // A new README gets its drawing at its end, or in place of one drawn by hand.
  if (!readme.includes(open)) {
    const byHand = /```mermaid\n.*?\n```\n*/s.exec(readme.includes('<!-- diagram: ') ? '' : readme);
    const bare = byHand === null ? readme : readme.replace(byHand[0], '');
    return `${bare.trimEnd()}\n\n${open}\n\n${draw(machine)}\n\n${close}\n`;
  }
  return fillBetween(readme, machine.id, draw(machine), file);
}

/** The first sentence below the heading under which a machine is drawn. */
function purposeOf(readme: string, machine: AnyStateMachine): string {
  const above = readme.slice(0, readme.indexOf(`<!-- diagram: ${machine.id} -->`));
  const headings = [...above.matchAll(/^#+ .+$/gm)];
  const [heading] = headings.at(-1) ?? [''];
  const section = above
    .slice(headings.at(-1)?.index ?? 0)
    .slice(heading.length)
    .trim();
  const paragraph = section.split('\n\n', 1).join('').replaceAll('\n', ' ');
  return /^.+?[.](?= |$)/.exec(paragraph)?.[0] ?? paragraph;
}

function table(rows: readonly (readonly string[])[]): string {
  const [head = [], ...body] = rows;
  const widths = head.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  const toLine = (cells: readonly string[]): string =>
    `| ${cells.map((cell, column) => cell.padEnd(widths[column] ?? 0)).join(' | ')} |`;
  return [toLine(head), toLine(widths.map((width) => '-'.repeat(width))), ...body.map(toLine)].join('\n');
}

/** The expected content of every generated file. */
async function drawAll() {
  const drawn = new Map<string, string>();
  const rows = [['Machine', 'Purpose', 'States', 'Transitions']];
  for (const { file, machine } of await findMachines()) {
    const path = `${dirname(file)}/README.md`;
    const readme = fill(drawn.get(path) ?? readFileSync(path, 'utf8'), machine, path);
    drawn.set(path, readme);
    const nodes = nodesOf(machine.root);
    rows.push([
      `[${machine.id}](../${relative(root, path).replaceAll('\\', '/')})`,
      purposeOf(readme, machine),
      String(nodes.length - 1),
      String(nodes.flatMap(transitionsOf).length),
    ]);
  }
  drawn.set(
    index,
    `# State machines\n\nWritten by \`npm run diagrams\` from the machines themselves.\n\n${table(rows)}\n`,
  );
  const text = readFileSync(architecture, 'utf8');
  drawn.set(architecture, fillBetween(text, 'floors', drawFloors(), architecture));
  return drawn;
}

function readOrNothing(path: string): string {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return '';
  }
}

const stale = [...(await drawAll())].filter(([path, text]) => readOrNothing(path) !== text);
const names = stale.map(([path]) => relative(root, path)).join('\n  ');
if (!process.argv.includes('--check')) {
  for (const [path, text] of stale) writeFileSync(path, text);
  console.log(stale.length === 0 ? 'Diagrams are up to date.' : `Drew:\n  ${names}`);
} else if (stale.length > 0) {
  console.error(`These no longer match the code; run "npm run diagrams":\n  ${names}`);
  process.exitCode = 1;
}
