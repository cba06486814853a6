import { readFileSync } from 'node:fs';

/** Reads a report that a runner wrote; a runner that wrote none has failed as a whole. */
export function readReport(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8'));
  } catch {
    return null;
  }
}
