/** Sizes and places of the ustar format (POSIX.1-2017, pax, "ustar Interchange Format"). In bytes. */
export const blockBytes = 512;

/** One file of an archive. */
export interface TarHeader {
  readonly name: string;
  readonly bytes: number;
}

/** The bytes that fill a file's last block. */
export const paddingOf = (bytes: number): number => (blockBytes - (bytes % blockBytes)) % blockBytes;

/** The end of an archive: two empty blocks. */
export const tarEnd: Buffer = Buffer.alloc(2 * blockBytes);

function checksumOf(block: Buffer): number {
  let sum = 0;
  // The checksum's own field counts as spaces.
  for (const [at, byte] of block.entries()) sum += at >= 148 && at < 156 ? 32 : byte;
  return sum;
}

/**
 * A file's header. Owner, time and mode are the same for all, so that the same content gives the same archive.
 * @throws when the name is longer than 100 bytes or the file larger than 8 GB, which the format cannot say
 */
export function tarHeader({ name, bytes }: TarHeader): Buffer {
  if (Buffer.byteLength(name) > 100) throw new RangeError(`The name ${name} is too long for an archive.`);
  if (bytes >= 8 ** 11) throw new RangeError(`The file ${name} is too large for an archive.`);
  const block = Buffer.alloc(blockBytes);
  const octal = (value: number, digits: number): string => `${value.toString(8).padStart(digits, '0')}\0`;
  block.write(name, 0);
  block.write(octal(0o600, 7), 100);
  block.write(octal(0, 7), 108);
  block.write(octal(0, 7), 116);
  block.write(octal(bytes, 11), 124);
  block.write(octal(0, 11), 136);
  block.write('0', 156);
  block.write('ustar\x0000', 257);
  block.write(`${octal(checksumOf(block), 6)} `, 148);
  return block;
}

/** Reads a header that `tarHeader` wrote. `null` for anything else. */
export function readTarHeader(block: Buffer): TarHeader | null {
  const [name = ''] = block.toString('utf8', 0, 100).split('\0', 1);
  const bytes = Number.parseInt(block.toString('latin1', 124, 135), 8);
  if (name === '' || !Number.isSafeInteger(bytes) || bytes < 0) return null;
  return tarHeader({ name, bytes }).equals(block) ? { name, bytes } : null;
}
