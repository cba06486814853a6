import SonicBoom from 'sonic-boom';

/** How many bytes are written at a time: some twenty lines. */
const together = 4096;
/** How long a line waits for others, in milliseconds. */
const longestWait = 250;

/** Lines of Pino about what went as it should begin with their level. */
const isUsual = (line: string): boolean => /^\{"level":[123]0,/.test(line);

/**
 * Writes the log to a file descriptor, many lines at a time, since each write costs as much as the answer that it reports. Errors are
 * written at once with all that came before them, and so is what waits when the process ends, unless it is killed.
 */
export function openLogStream(fd: number): { write(line: string): void } {
  const file = new SonicBoom({ fd, minLength: together, sync: true });
  let timer: NodeJS.Timeout | null = null;
  const flush = (): void => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    file.flushSync();
  };
  // Nobody reads it any more: visitors are served all the same.
  file.on('error', () => undefined);
  process.on('exit', flush);
  return {
    write(line) {
      file.write(line);
      if (!isUsual(line)) flush();
      else timer ??= setTimeout(flush, longestWait).unref();
    },
  };
}
