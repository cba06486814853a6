/** Prints what a test has measured; docs/security.md cites these lines. */
export function figure(what: string, value: string): void {
  console.info(`figure: ${what}: ${value}`);
}

/** The value below which a share of the measurements lies. */
export function percentile(values: readonly number[], share: number): number {
  const sorted = values.toSorted((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? Number.NaN;
}

/** A number from the environment, such as `TRUST_KILLS=1000`. */
export function setting(name: string, otherwise: number): number {
  const value = Number(process.env[name] ?? otherwise);
  if (!Number.isFinite(value) || value <= 0) throw new Error(`${name} must be a positive number.`);
  return value;
}
