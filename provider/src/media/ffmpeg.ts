import { spawn } from 'node:child_process';
import type { ChildProcess } from 'node:child_process';
import type { FilmTarget } from '../rules/film-versions.ts';

/** A conversion. Paths are absolute and the provider's own. */
export interface FilmOrder {
  readonly source: string;
  /** Of the source, as its content says. */
  readonly extension: string;
  /** It has high dynamic range: light above white. */
  readonly isHdr: boolean;
  readonly target: string;
  readonly wanted: FilmTarget;
  readonly priority: Priority;
}

/** Nobody waits for what is made in the background. */
export type Priority = 'background' | 'awaited';

/** How a conversion is watched and bounded. */
export interface FfmpegWatch {
  readonly signal: AbortSignal;
  /** @param seconds of the film that have been converted */
  readonly onProgress: (seconds: number) => void;
  /** In milliseconds. */
  readonly time: number;
}

/** Scheduling priorities: 19 is the lowest, 0 that of the provider. */
const niceness: Readonly<Record<Priority, string>> = { background: '19', awaited: '10' };
/** What one conversion may take: memory in kB, processor time in seconds, and the bytes of its result. */
const most = { memory: 2_000_000, processorTime: 2400, bytes: 256 * 1024 * 1024 } as const;

/**
 * FFmpeg ends with the provider, however that ends: its shell waits for the end of its input, which the provider never writes
 * to. Limits that a system does not know are left out. Arguments are passed on as they are, and never read by the shell.
 */
const guarded = `
ulimit -v ${String(most.memory)} 2>/dev/null
ulimit -t ${String(most.processorTime)} 2>/dev/null
ulimit -f ${String(Math.ceil(most.bytes / 512))} 2>/dev/null
exec 3<&0
nice -n "$0" "$@" </dev/null 3<&- &
film=$!
{ read -r end <&3; kill -9 $film; } >/dev/null 2>&1 &
watch=$!
wait $film
code=$?
kill $watch 2>/dev/null
exit $code`;

/** Formats that hold a whole film in one file: no lists of other files or addresses. By the extension of the content. */
const demuxers: ReadonlyMap<string, string> = new Map([
  ['mp4', 'mov'],
  ['mov', 'mov'],
  ['webm', 'matroska'],
]);
/** What is decoded: each decoder is a way in. */
const codecs = 'h264,hevc,prores,mpeg4,mjpeg,dnxhd,vp8,libvpx,vp9,libvpx-vp9,av1,libdav1d,libaom-av1';
/** The same of sound, where that is kept: what cameras, telephones and edits write. */
const soundCodecs =
  'aac,alac,mp3,mp3float,opus,libopus,vorbis,libvorbis,pcm_s16le,pcm_s16be,pcm_s24le,pcm_s24be,pcm_f32le';

/** Whether FFmpeg can open a kind of film. */
export const isConvertible = (extension: string): boolean => demuxers.has(extension);

/** Tone mapping: light above white is brought below it, in BT.709; without this it would be grey. White is 203 cd/m² (ITU-R BT.2408). */
const toneMapping =
  'zscale=t=linear:npl=203,format=gbrpf32le,zscale=p=bt709,tonemap=mobius:desat=0,zscale=t=bt709:m=bt709:r=tv,';

/** The film's shown size, made smaller to a shorter side; even, as H.264 wants it. Upright, because FFmpeg turns it. */
function scale(side: number, isHdr: boolean): string {
  const ratio = `min(1,${String(side)}/min(iw*sar,ih))`;
  const even = (length: string): string => `'2*max(1,round(${length}*${ratio}/2))'`;
  return `scale=w=${even('iw*sar')}:h=${even('ih')}:flags=bicubic,setsar=1,${isHdr ? toneMapping : ''}format=yuv420p`;
}

function argumentsOf({ source, extension, isHdr, target, wanted }: FilmOrder): readonly string[] {
  const { side, bitrate, duration, keepsSound } = wanted;
  const allowed = keepsSound ? `${codecs},${soundCodecs}` : codecs;
  return [
    ...['-hide_banner', '-nostdin', '-nostats', '-v', 'error', '-progress', 'pipe:1'],
    ...readOnly({ source, extension }, allowed),
    // Pictures, and the first sound where it is kept, as AAC; no place, no camera.
    ...['-map', '0:v:0', ...(keepsSound ? ['-map', '0:a:0?', '-c:a', 'aac', '-b:a', '128k', '-ac', '2'] : ['-an'])],
    ...['-sn', '-dn', '-map_metadata', '-1', '-map_chapters', '-1', '-t', String(duration)],
    ...['-vf', scale(side, isHdr), '-fpsmax', '60', '-c:v', 'libx264', '-preset', 'fast'],
    ...['-threads', '2', '-b:v', String(bitrate), '-maxrate', String(Math.round(bitrate * 1.5))],
    ...['-bufsize', String(bitrate * 2), '-fflags', '+bitexact', '-flags:v', '+bitexact'],
    ...['-movflags', '+faststart', '-fs', String(most.bytes), '-f', 'mp4', '-y', `file:${target}`],
  ];
}

/** Of the source: one file, of this format, whatever is in it. */
const readOnly = (
  { source, extension }: Pick<FilmOrder, 'source' | 'extension'>,
  allowed: string,
): readonly string[] => [
  ...['-protocol_whitelist', 'file', '-codec_whitelist', allowed, '-max_pixels', '8847360', '-threads', '2'],
  ...['-f', demuxers.get(extension) ?? '', '-i', `file:${source}`],
];

/** How long FFmpeg may take to say what it can do, in milliseconds. */
const askingTime = 10_000;

const start = (ffmpeg: string, args: readonly string[], priority: Priority = 'background'): ChildProcess =>
  spawn('/bin/sh', ['-c', guarded, niceness[priority], ffmpeg, ...args], {
    stdio: ['pipe', 'pipe', 'pipe'],
    // Without the provider's secrets.
    env: { PATH: process.env['PATH'], MALLOC_ARENA_MAX: '2' },
  });

/** Resolves with the exit code and what was said, once both have ended. `null`: it could not be started, or was stopped. */
function end(child: ChildProcess): Promise<{ readonly code: number | null; readonly problem: string }> {
  let problem = '';
  child.stderr?.setEncoding('utf8').on('data', (text: string) => {
    problem = (problem + text).slice(-1000);
  });
  return new Promise((resolve) => {
    child.on('error', (error) => resolve({ code: null, problem: error.message }));
    child.on('close', (code) => resolve({ code, problem: problem.trim() }));
  });
}

/** The child's input ends, and with it FFmpeg. */
const stop = (child: ChildProcess): void => void child.stdin?.destroy();

/** Whether there is an FFmpeg that can make H.264. Never rejects. */
export async function hasFfmpeg(ffmpeg: string): Promise<boolean> {
  const child = start(ffmpeg, ['-hide_banner', '-encoders']);
  const late = setTimeout(() => stop(child), askingTime);
  let said = '';
  child.stdout?.setEncoding('utf8').on('data', (text: string) => (said += text));
  const { code } = await end(child);
  clearTimeout(late);
  return code === 0 && /\blibx264\b/.test(said);
}

/** Tells how far a conversion is, of what it says line by line. */
function watchProgress({ stdout }: ChildProcess, onProgress: (seconds: number) => void): void {
  let rest = '';
  stdout?.setEncoding('utf8').on('data', (text: string) => {
    const lines = (rest + text).split('\n');
    rest = (lines.pop() ?? '').slice(0, 200);
    for (const line of lines) {
      const [, microseconds] = /^out_time_us=(\d+)$/.exec(line) ?? [];
      if (microseconds !== undefined) onProgress(Number(microseconds) / 1_000_000);
    }
  });
}

/**
 * Waits for the end of an FFmpeg, and stops it when its time is over or `signal` says so.
 * @throws {Error} where it did not end well
 */
async function endWithin(child: ChildProcess, { signal, time }: Pick<FfmpegWatch, 'signal' | 'time'>): Promise<void> {
  const onAbort = (): void => stop(child);
  const late = setTimeout(onAbort, time);
  signal.addEventListener('abort', onAbort);
  const { code, problem } = await end(child);
  clearTimeout(late);
  signal.removeEventListener('abort', onAbort);
  signal.throwIfAborted();
  if (code !== 0) throw new Error(`FFmpeg ended with ${String(code)}. ${problem}`);
}

/**
 * Converts a film to H.264 in MP4: upright, its index first, without its metadata, silent unless its sound is kept, in bounded time and memory.
 * @throws {Error} when it cannot be converted, takes too much, or `signal` says so; a part of the target may be there then
 */
export async function runFfmpeg(
  ffmpeg: string,
  order: FilmOrder,
  { signal, onProgress, time }: FfmpegWatch,
): Promise<void> {
  signal.throwIfAborted();
  const child = start(ffmpeg, argumentsOf(order), order.priority);
  watchProgress(child, onProgress);
  await endWithin(child, { signal, time });
}

/** Frames of a film as small pictures. */
export interface FrameOrder extends Pick<FilmOrder, 'source' | 'extension' | 'isHdr'> {
  /** Of each, in pixels. */
  readonly width: number;
  readonly height: number;
  readonly perSecond: number;
  /** Seconds of the film that are looked at. */
  readonly duration: number;
}

/**
 * Reads frames of a film, in the background, in bounded time and memory.
 * @returns sRGB, three bytes for each pixel, row by row, frame after frame
 * @throws {Error} when it cannot be read, takes too much, or `signal` says so
 */
export async function readFrames(
  ffmpeg: string,
  { width, height, perSecond, duration, isHdr, ...source }: FrameOrder,
  { signal, time }: Pick<FfmpegWatch, 'signal' | 'time'>,
): Promise<Buffer> {
  signal.throwIfAborted();
  const filters = `fps=${String(perSecond)},${isHdr ? toneMapping : ''}scale=${String(width)}:${String(height)}:flags=area`;
  const child = start(ffmpeg, [
    ...['-hide_banner', '-nostdin', '-nostats', '-v', 'error'],
    ...readOnly(source, codecs),
    ...['-map', '0:v:0', '-an', '-sn', '-dn', '-t', String(duration), '-vf', filters],
    ...['-pix_fmt', 'rgb24', '-f', 'rawvideo', 'pipe:1'],
  ]);
  const mostBytes = width * height * 3 * (Math.ceil(duration * perSecond) + 2);
  const parts: Buffer[] = [];
  let bytes = 0;
  child.stdout?.on('data', (part: Buffer) => {
    bytes += part.length;
    if (bytes > mostBytes) stop(child);
    else parts.push(part);
  });
  await endWithin(child, { signal, time });
  return Buffer.concat(parts);
}
