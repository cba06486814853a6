/** Frames larger than this are made smaller: a poster has to arrive before anything else. In pixels. */
const LARGEST_EDGE = 1920;
const QUALITY = 0.85;
/** Seeking to the very end shows nothing in some browsers. In seconds. */
const BEFORE_END = 0.05;

/** Where data is saved, Safari on iOS loads no film that nobody plays, and says nothing. In milliseconds. */
const PATIENCE = 15_000;

/** Waits for one event of the film, or for its failure. */
function once(film: HTMLVideoElement, type: 'loadeddata' | 'seeked'): Promise<void> {
  return new Promise((resolve, reject) => {
    setTimeout(() => reject(new Error('This film gives no frame here.')), PATIENCE);
    film.addEventListener(type, () => resolve(), { once: true });
    film.addEventListener('error', () => reject(new Error('This film cannot be played here.')), { once: true });
  });
}

function draw(film: HTMLVideoElement): Promise<Blob> {
  const { videoWidth, videoHeight } = film;
  const scale = Math.min(1, LARGEST_EDGE / Math.max(videoWidth, videoHeight));
  const canvas = document.createElement('canvas');
  canvas.width = Math.max(1, Math.round(videoWidth * scale));
  canvas.height = Math.max(1, Math.round(videoHeight * scale));
  canvas.getContext('2d')?.drawImage(film, 0, 0, canvas.width, canvas.height);
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => {
        if (blob === null) reject(new Error('No frame could be taken of this film.'));
        else resolve(blob);
      },
      'image/jpeg',
      QUALITY,
    );
  });
}

/**
 * Takes one frame of a film as a JPEG of at most 1920 pixels a side.
 * @param source a file just chosen, or an address that this page may read
 * @param seconds from the beginning; beyond the end means the last frame
 * @throws {Error} when the browser cannot play the film, does not load it, or may not read it
 */
export async function takeFrame(source: Blob | string, seconds: number): Promise<Blob> {
  const url = typeof source === 'string' ? source : URL.createObjectURL(source);
  const film = document.createElement('video');
  film.muted = true;
  film.playsInline = true;
  film.preload = 'auto';
  // A film of another origin would make the canvas unreadable otherwise.
  film.crossOrigin = 'anonymous';
  try {
    const loaded = once(film, 'loadeddata');
    film.src = url;
    await loaded;
    const end = Number.isFinite(film.duration) ? Math.max(0, film.duration - BEFORE_END) : seconds;
    const seeked = once(film, 'seeked');
    film.currentTime = Math.min(Math.max(0, seconds), end);
    await seeked;
    return await draw(film);
  } finally {
    film.removeAttribute('src');
    film.load();
    if (typeof source !== 'string') URL.revokeObjectURL(url);
  }
}
