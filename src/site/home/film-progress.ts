const events = [
  'durationchange',
  'emptied',
  'ended',
  'pause',
  'playing',
  'ratechange',
  'seeked',
  'seeking',
  'timeupdate',
  'waiting',
] as const;

/** How far the drawn time may be from the film's before it is set again, in milliseconds. */
const drift = 50;

/**
 * Lets an element grow from nothing to its full width as a film is seen: one animation, which the browser draws by itself and
 * which stands, runs and jumps with the film. Returns what ends it.
 */
export function followFilm(video: HTMLVideoElement, line: Element): () => void {
  const animation = line.animate({ transform: ['scaleX(0)', 'scaleX(1)'] }, { fill: 'both', duration: 0 });
  let length = 0;
  const follow = () => {
    const { currentTime, duration, ended, paused, playbackRate, readyState, seeking } = video;
    // Before it is known how long a film is, its line is empty: an animation without length would stand at its end.
    if (!(duration > 0 && Number.isFinite(duration))) {
      animation.cancel();
      return;
    }
    const isRunning = !paused && !ended && !seeking && readyState > video.HAVE_CURRENT_DATA;
    const now = currentTime * 1000;
    // Only what has changed: each of these is a new animation for the compositor, and a film tells its time four times a second.
    if (length !== duration) animation.effect?.updateTiming({ duration: duration * 1000 });
    length = duration;
    if (animation.playbackRate !== playbackRate) animation.playbackRate = playbackRate;
    if (!isRunning || Math.abs(Number(animation.currentTime) - now) > drift) animation.currentTime = now;
    if (isRunning) animation.play();
    else animation.pause();
  };
  follow();
  for (const name of events) video.addEventListener(name, follow);
  return () => {
    for (const name of events) video.removeEventListener(name, follow);
    animation.cancel();
  };
}
