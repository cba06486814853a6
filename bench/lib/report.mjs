/** Figures as tables, each beside what it should be. */
import { cpus, totalmem } from 'node:os';
import { show } from './numbers.mjs';

/** @param {readonly string[]} columns @param {readonly (readonly string[])[]} rows */
export function table(columns, rows) {
  const line = (cells) => `| ${cells.join(' | ')} |`;
  return [line(columns), line(columns.map(() => '---')), ...rows.map(line)].join('\n');
}

/** A figure, its target, and whether it meets it. */
export function target(name, value, limit, { isFloor = false, unit = '', digits = 0 } = {}) {
  const isKept = value !== null && (isFloor ? value >= limit : value <= limit);
  const verdict = value === null ? 'not measured' : isKept ? 'pass' : '**miss**';
  return [name, `${show(value, digits)} ${unit}`.trim(), `${isFloor ? '≥' : '≤'} ${limit} ${unit}`.trim(), verdict];
}

/** What the figures were measured on. */
export function machineFacts({ chromium, runs, sizes, speeds }) {
  const [cpu] = cpus();
  return [
    `- ${new Date().toISOString().slice(0, 10)}, ${cpus().length} cores (${cpu?.model.trim() ?? 'unknown'}), ${Math.round(totalmem() / 2 ** 30)} GB`,
    `- Node ${process.version}, ${chromium}`,
    `- A fixed calculation took ${speeds.map((speed) => show(speed)).join(', ')} ms: before the pages, before navigation, before the server, at the end. Where these are far apart, something else had the processor.`,
    `- Pages: medians of ${runs} first visits with an empty cache. Load comes from the same machine and takes its share of the cores.`,
    `- Stores of ${sizes.join(', ')} projects, written through the provider's repositories.`,
  ].join('\n');
}
