import type Sharp from 'sharp';

let loaded: Promise<typeof Sharp> | null = null;

async function load(): Promise<typeof Sharp> {
  const { default: sharp } = await import('sharp');
  // Only the decoders of the kinds that are stored: libvips knows many more, and each is a way in.
  sharp.block({ operation: ['VipsForeignLoad'] });
  sharp.unblock({
    operation: ['Jpeg', 'Png', 'Webp', 'Heif', 'Nsgif'].map((name) => `VipsForeignLoad${name}`),
  });
  // One thread each: pictures are worked on in turn.
  sharp.concurrency(1);
  return sharp;
}

/** The picture library, its decoders limited. Loaded when the first picture has to be read: a start needs none. */
export function loadSharp(): Promise<typeof Sharp> {
  loaded ??= load();
  return loaded;
}
