/** What the browser says of a picture that it has loaded; null where it keeps that to itself (another origin's). */
function loadedBytes(address: string): number | null {
  for (const entry of performance.getEntriesByName(address, 'resource')) {
    // Of a film only a part may have been loaded.
    const isPicture = entry instanceof PerformanceResourceTiming && entry.initiatorType === 'img';
    if (isPicture && entry.decodedBodySize > 0) return entry.decodedBodySize;
  }
  return null;
}

/**
 * How many bytes a file has: as loaded, else as its server says. Null where neither tells. Another origin is not asked,
 * because without its permission the question would fail.
 */
export async function weighFile(url: string, signal: AbortSignal): Promise<number | null> {
  const { href, origin, protocol } = new URL(url, location.href);
  if (protocol === 'data:' || protocol === 'blob:') return null;
  const loaded = loadedBytes(href);
  if (loaded !== null || origin !== location.origin) return loaded;
  const answer = await fetch(href, { method: 'HEAD', signal }).catch(() => null);
  const length = answer?.ok === true ? answer.headers.get('content-length') : null;
  return length === null || answer?.headers.has('content-encoding') === true ? null : Number(length);
}
