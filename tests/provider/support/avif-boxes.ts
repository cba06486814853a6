/** How an AVIF is turned and then mirrored (ISO/IEC 23008-12, 6.5.10 and 6.5.12), by the EXIF orientation that looks alike. */
const turns: Readonly<Record<number, readonly [steps: number | null, axis: number | null]>> = {
  ...{ 2: [null, 1], 3: [2, null], 4: [null, 0], 5: [1, 0] },
  ...{ 6: [3, null], 7: [1, 1], 8: [1, null] },
};

const box = (type: string, content: number): Buffer =>
  Buffer.concat([Buffer.from([0, 0, 0, 9]), Buffer.from(type, 'latin1'), Buffer.from([content])]);

/** Where a box begins. */
const find = (file: Buffer, type: string): number => file.indexOf(type, 0, 'latin1') - 4;

const grow = (file: Buffer, type: string, by: number): void => {
  const at = find(file, type);
  file.writeUInt32BE(file.readUInt32BE(at) + by, at);
};

/**
 * An AVIF whose pixels are shown turned, by its own boxes.
 * @param file as libvips writes one: a picture without transparency
 * @param orientation as EXIF has it, 1 to 8
 */
export function turnedAvif(file: Buffer, orientation: number): Buffer {
  const [steps, axis] = turns[orientation] ?? [null, null];
  const added = [steps === null ? [] : [box('irot', steps)], axis === null ? [] : [box('imir', axis)]].flat();
  if (added.length === 0) return file;
  const properties = find(file, 'ipco');
  const ends = properties + file.readUInt32BE(properties);
  let count = 0;
  for (let at = properties + 8; at < ends; at += file.readUInt32BE(at)) count += 1;
  const links = find(file, 'ipma');
  // Version and flags, the number of items, an item, and how many properties it has.
  const linked = links + 8 + 4 + 4 + 2;
  const linksEnd = linked + 1 + (file[linked] ?? 0);
  const more = Buffer.concat(added);
  const marks = Buffer.from(added.map((_, index) => 0x80 | (count + index + 1)));
  const made = Buffer.concat([
    file.subarray(0, ends),
    more,
    file.subarray(ends, linksEnd),
    marks,
    file.subarray(linksEnd),
  ]);
  const by = more.length + marks.length;
  made[linked + more.length] = (file[linked] ?? 0) + added.length;
  for (const [type, size] of [
    ['ipco', more.length],
    ['ipma', marks.length],
    ['iprp', by],
    ['meta', by],
  ] as const)
    grow(made, type, size);
  // One item with one part: its place is the first number of that size in the table.
  const places = find(made, 'iloc');
  const data = find(file, 'mdat') + 8;
  for (let at = places; at < places + made.readUInt32BE(places) - 3; at += 1) {
    if (made.readUInt32BE(at) !== data) continue;
    made.writeUInt32BE(data + by, at);
    return made;
  }
  throw new Error('The table of its items is not as libvips writes it.');
}
