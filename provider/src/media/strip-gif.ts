/** Where the sub-blocks that begin at `at` end; `null` where the file ends before. */
function endOfBlocks(file: Buffer, at: number): number | null {
  let end = at;
  for (let size = file[end]; size !== undefined; size = file[end]) {
    end += size + 1;
    if (size === 0) return end;
  }
  return null;
}

/** The bytes of a colour table, by the flags that describe it. */
const tableSize = (flags: number): number => ((flags & 0x80) === 0 ? 0 : 3 * 2 ** ((flags & 7) + 1));

/** Kinds of blocks (GIF 89a, 20 to 26). */
const kinds = { extension: 0x21, picture: 0x2c, end: 0x3b } as const;
/** Labels of extensions. */
const labels = { control: 0xf9, application: 0xff } as const;
/** How often it repeats, in one sub-block of three bytes. */
const repeats: ReadonlySet<string> = new Set(['NETSCAPE2.0', 'ANIMEXTS1.0']);
const profile = 'ICCRGBG1012';

/** An extension that decides how the pictures are shown, with no more than that; `null` for any other. */
function shownOf(block: Buffer): Buffer | null {
  if (block[1] === labels.control && block[2] === 4) return Buffer.concat([block.subarray(0, 7), Buffer.alloc(1)]);
  if (block[1] !== labels.application || block[2] !== 11) return null;
  const application = block.toString('latin1', 3, 14);
  if (application === profile) return block;
  return repeats.has(application) && block[14] === 3 && block[15] === 1
    ? Buffer.concat([block.subarray(0, 18), Buffer.alloc(1)])
    : null;
}

/** The extensions and pictures of a GIF; `null` in place of what is none, or breaks off. */
export function* gifBlocks(file: Buffer): Generator<Buffer | null> {
  let at = 13 + tableSize(file[10] ?? 0);
  while (at < file.length && file[at] !== kinds.end) {
    const kind = file[at];
    const from = kind === kinds.picture ? at + 11 + tableSize(file[at + 9] ?? 0) : at + 2;
    const end = kind === kinds.extension || kind === kinds.picture ? endOfBlocks(file, from) : null;
    yield end === null ? null : file.subarray(at, end);
    if (end === null) return;
    at = end;
  }
}

/**
 * A GIF (version 89a) with its pictures, their times, how often they repeat and their colour profile; without comments, texts,
 * XMP, other programs' blocks, and what follows its end. One that ends between two blocks gets its end.
 * @returns `null` where it is not understood
 */
export function stripGif(file: Buffer): Buffer | null {
  if (file.length < 13) return null;
  const kept: Buffer[] = [file.subarray(0, 13 + tableSize(file[10] ?? 0))];
  // Belongs to what follows: a picture, or a text that goes.
  let control: Buffer | null = null;
  let pictures = 0;
  for (const block of gifBlocks(file)) {
    if (block === null) return null;
    if (block[0] === kinds.picture) {
      kept.push(...(control === null ? [] : [control]), block);
      control = null;
      pictures += 1;
    } else {
      const shown = shownOf(block);
      if (block[1] === labels.control) control = shown;
      else if (block[1] === 0x01) control = null;
      else if (shown !== null) kept.push(shown);
    }
  }
  return pictures === 0 ? null : Buffer.concat([...kept, Buffer.from([kinds.end])]);
}
