/** Widths that can be asked for, in pixels; the contract's `width` of a media file names the same. */
export const variantWidths: readonly number[] = [320, 480, 640, 800, 1080, 1440, 1920, 2560];

/** Formats that variants are made in; the name is their files' ending. */
const formats = ['avif', 'webp', 'jpg', 'png'] as const;
export type VariantFormat = (typeof formats)[number];

/** The format that pages ask for. Every supported browser shows it but Edge before 121, which takes the original (index.html). */
export const usualFormat: VariantFormat = 'avif';

export const variantTypes: Readonly<Record<VariantFormat, string>> = {
  avif: 'image/avif',
  webp: 'image/webp',
  jpg: 'image/jpeg',
  png: 'image/png',
};

/** What decides whether and how variants are made. */
export interface VariantSource {
  /** Name in the media folder. */
  readonly file: string;
  readonly contentType: string;
  /** In pixels, if known. */
  readonly width: number | null;
  readonly height: number | null;
}

/** A variant of a picture, still to be made or not. */
export interface VariantPlan {
  /** Of the picture, in the media folder. */
  readonly source: string;
  readonly width: number;
  readonly format: VariantFormat;
}

function ownFormat({ contentType }: VariantSource): VariantFormat | null {
  return formats.find((format) => variantTypes[format] === contentType) ?? null;
}

/** In pixels: WebP has 14 bits for each side, and AVIF's encoder one pixel more. */
const mostHeight = 16_383;

/**
 * Widths at which a picture is available: all that are narrower than it, and the first that is not, which gives the whole of
 * it; not those at which it would be too high for its formats. None for films, and for GIFs, which mostly move.
 */
export function widthsOf(media: VariantSource): readonly number[] {
  const { width, height } = media;
  if (width === null || ownFormat(media) === null) return [];
  const heightAt = (wanted: number): number => Math.round(((height ?? 0) * Math.min(wanted, width)) / width);
  return variantWidths.filter(
    (wanted, index) => (variantWidths[index - 1] ?? 0) < width && heightAt(wanted) <= mostHeight,
  );
}

/** Whether a picture is available in a format: in those that are made of every picture, and in its own. */
export const canBe = (media: VariantSource, format: VariantFormat): boolean =>
  widthsOf(media).length > 0 && (format === 'avif' || format === 'webp' || format === ownFormat(media));

/** Whether an `Accept` header names a media type, and not with a weight of 0 (RFC 9110, 12.5.1). A `*` names nothing. */
export const accepts = (accept: string, type: string): boolean =>
  accept.split(',').some((item) => {
    const [name, ...parameters] = item.split(';').map((part) => part.trim().toLowerCase());
    return name === type && !parameters.some((parameter) => /^q=0(\.0*)?$/.test(parameter));
  });

/**
 * What to answer when a picture is asked for at a width: in the best format that the client names, else in its own; at the
 * whole picture's width where it is narrower, so that every width beyond is one file.
 * @returns `null` where only the original is there
 */
export function planVariant(media: VariantSource, width: number, accept = ''): VariantPlan | null {
  const own = ownFormat(media);
  const widths = widthsOf(media);
  const widest = widths.at(-1);
  if (own === null || widest === undefined) return null;
  // Too high to be made at the width that was asked for.
  if (width > widest && widest < (media.width ?? 0)) return null;
  const format = accepts(accept, 'image/avif') ? 'avif' : accepts(accept, 'image/webp') ? 'webp' : own;
  return { source: media.file, width: Math.min(width, widest), format };
}

/** What pages ask for: all widths. */
export const usualVariants = (media: VariantSource): readonly VariantPlan[] =>
  widthsOf(media).map((width) => ({ source: media.file, width, format: usualFormat }));

/** The name of a variant's file. */
export const toVariantName = ({ source, width, format }: VariantPlan): string => `${source}.${width}.${format}`;

/** The names of all variants that a media file may have. */
export const variantNamesOf = (source: string): readonly string[] =>
  variantWidths.flatMap((width) => formats.map((format) => toVariantName({ source, width, format })));

/** What a variant's name says, `null` for a name that is no variant's. */
export function parseVariantName(name: string): VariantPlan | null {
  const [, source, digits, ending] = /^([0-9a-f]{24}\.[a-z0-9]{3,4})\.(\d{3,4})\.([a-z]{3,4})$/.exec(name) ?? [];
  const width = variantWidths.find((one) => String(one) === digits);
  const format = formats.find((one) => one === ending);
  return source === undefined || width === undefined || format === undefined ? null : { source, width, format };
}

/** The media file that a variant was made from; `null` for a name that is no variant's. */
export const toVariantSource = (name: string): string | null => parseVariantName(name)?.source ?? null;
