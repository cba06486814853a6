/** What the name of a backup that was made by itself says. */
interface NamedBackup {
  /** Milliseconds since 1970-01-01 UTC, of whole seconds. */
  readonly at: number;
  /** Which installation has made it; `null` of one that a former version has made, which did not say. */
  readonly owner: string | null;
}

const pattern = /^vitrine-(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z(?:-([0-9a-f]{8}))?\.tar$/;

/** `vitrine-20261129T031500Z-1a2b3c4d.tar`. @param owner eight hexadecimal digits */
export const backupName = ({ at, owner }: NamedBackup): string =>
  `vitrine-${new Date(at).toISOString().replace(/\.\d+/, '').replaceAll(/[-:]/g, '')}${owner === null ? '' : `-${owner}`}.tar`;

/** `null` for the name of another file. */
export function readBackupName(name: string): NamedBackup | null {
  const [, year, month, day, hour, minute, second, owner = null] = pattern.exec(name) ?? [];
  if (year === undefined) return null;
  const at = Date.parse(`${year}-${String(month)}-${String(day)}T${String(hour)}:${String(minute)}:${String(second)}Z`);
  return Number.isNaN(at) ? null : { at, owner };
}
