/** The path of a media file as it goes over the wire. */
export const toPath = (file: string): string => `media/${file}`;

/**
 * Reads a media path from a request: as we emit it, with backslashes, with a leading slash, or as an absolute URL of one
 * of our own origins.
 * @returns the file's name in the media folder, or `null` for a path that cannot be ours
 */
export function readPath(path: string, ownOrigins: readonly string[]): string | null {
  const slashes = path.trim().replaceAll('\\', '/');
  const url = URL.canParse(slashes) ? new URL(slashes) : null;
  if (url !== null && !ownOrigins.includes(url.origin)) return null;
  const relative = (url?.pathname ?? slashes).replace(/^\/+/, '');
  return /^media\/([^/?#]+)$/.exec(relative)?.[1] ?? null;
}
