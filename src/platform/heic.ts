/** HEIC pictures, which some browsers decode (Safari), and the others do not. */

/** Nothing is seen of the encoding: lighter variants are made of it. */
const quality = 0.92;
/** The most pixels of a canvas on a phone: more are drawn as nothing there. */
const mostOfPhones = 16_777_216;

/** Null where the browser cannot. Upright: browsers turn it as it says. */
async function decode(file: Blob): Promise<{ readonly picture: HTMLImageElement; readonly url: string } | null> {
  const url = URL.createObjectURL(new Blob([file], { type: 'image/heic' }));
  const picture = new Image();
  picture.src = url;
  try {
    await picture.decode();
    return { picture, url };
  } catch {
    URL.revokeObjectURL(url);
    return null;
  }
}

/** Null where the browser cannot draw so much. */
async function draw(picture: HTMLImageElement, scale: number): Promise<Blob | null> {
  const canvas = document.createElement('canvas');
  canvas.width = Math.round(picture.naturalWidth * scale);
  canvas.height = Math.round(picture.naturalHeight * scale);
  // Phones take pictures in P3; what is in sRGB lies within it.
  const context = canvas.getContext('2d', { colorSpace: 'display-p3' });
  if (context === null) return null;
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const isDrawn = context.getImageData(canvas.width >> 1, canvas.height >> 1, 1, 1).data[3] === 255;
  const made = await new Promise<Blob | null>((resolve) => {
    canvas.toBlob(resolve, 'image/jpeg', quality);
  });
  // Gives its memory back at once.
  canvas.width = 0;
  return isDrawn ? made : null;
}

/**
 * A HEIC picture as JPEG: its size, upright, in P3 where the browser knows it. Larger ones are made smaller where the browser
 * draws no more.
 * @returns null where this browser cannot decode it
 */
export async function convertHeic(file: File): Promise<File | null> {
  const decoded = await decode(file);
  if (decoded === null) return null;
  const { picture, url } = decoded;
  try {
    const scale = Math.min(1, Math.sqrt(mostOfPhones / (picture.naturalWidth * picture.naturalHeight)));
    const made = (await draw(picture, 1)) ?? (await draw(picture, scale));
    if (made === null) return null;
    const name = `${file.name.replace(/\.[^.]*$/, '')}.jpg`;
    return new File([made], name, { type: 'image/jpeg', lastModified: file.lastModified });
  } finally {
    URL.revokeObjectURL(url);
  }
}
