/** What one import may take: in counts, bytes and milliseconds. */
export interface ImportLimits {
  /** Items of an export: posts, pages, pictures and whatever else is in it. */
  readonly items: number;
  /** Characters of one text of an export; what is longer is left out. */
  readonly textLength: number;
  /** Of an export in JSON, which is read at once. */
  readonly jsonBytes: number;
  /** What of one item is handed on once it was read, in characters of JSON; one that holds more fails. */
  readonly readLength: number;
  /** Files that are fetched or brought, one of them, and all together. */
  readonly files: number;
  readonly fileBytes: number;
  readonly allBytes: number;
  /** Until a file has to be there. */
  readonly fetchTime: number;
  /** Of one file, from address to address. */
  readonly hops: number;
}

const megabyte = 1024 * 1024;

export const importLimits: ImportLimits = {
  items: 50_000,
  textLength: 400_000,
  jsonBytes: 64 * megabyte,
  readLength: 4 * megabyte,
  files: 5000,
  fileBytes: 256 * megabyte,
  allBytes: 8192 * megabyte,
  fetchTime: 60_000,
  hops: 5,
};
