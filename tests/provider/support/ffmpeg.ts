import { execFileSync } from 'node:child_process';
import { fileURLToPath } from 'node:url';

/** What takes the place of FFmpeg on a machine without one: it hands out films that were converted before. */
const standIn = fileURLToPath(new URL('./ffmpeg-stand-in.mjs', import.meta.url));

function isThere(command: string): boolean {
  try {
    return execFileSync(command, ['-hide_banner', '-encoders'], { encoding: 'utf8' }).includes('libx264');
  } catch {
    return false;
  }
}

/** The machine's own FFmpeg, as the provider is to call it, or its stand-in. */
export const ffmpeg = isThere('ffmpeg') ? 'ffmpeg' : standIn;
