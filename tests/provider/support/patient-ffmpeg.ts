import { chmodSync, existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';

const film = fileURLToPath(
  new URL('../../../provider/demo-content/renditions/nadi/teental-cycle.mp4', import.meta.url),
);

/** A program that says it is FFmpeg, and converts nothing before it is told to go on. */
export interface PatientFfmpeg {
  readonly command: string;
  /** Of the conversion that was begun last; `null` before the first. */
  pid(): number | null;
  /** Every conversion ends now, with a film of 8 seconds. */
  goOn(): void;
}

/** Writes it into a folder, where it writes down its process id. It shows no frames, and has converted half a second of whatever it is given. */
export function patientFfmpeg(folder: string): PatientFfmpeg {
  const command = join(folder, 'patient');
  const note = join(folder, 'patient.pid');
  const sign = join(folder, 'patient.go');
  const script = `#!/bin/sh
case "$*" in *-encoders*) echo libx264; exit 0;; *rawvideo*) exit 0;; esac
for target; do :; done
echo $$ > ${note}
echo out_time_us=500000
while [ ! -e ${sign} ]; do sleep 0.1; done
exec cp ${film} "\${target#file:}"
`;
  writeFileSync(command, script);
  chmodSync(command, 0o755);
  return {
    command,
    pid: () => (existsSync(note) ? Number(readFileSync(note, 'utf8')) || null : null),
    goOn: () => writeFileSync(sign, ''),
  };
}

/** Whether there is a process with this id. */
export function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
}
