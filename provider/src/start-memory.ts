import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';

/** When what the start has begun is over, in milliseconds. */
const settled = 1000;

/**
 * Gives back what the start has used, once: the engine keeps room for as many young objects as there were then, 16 MB, until the old ones
 * are many, which on a quiet server is never. It takes some 30 ms.
 */
export function giveBackStartMemory(): void {
  setTimeout(() => {
    setFlagsFromString('--expose-gc');
    const collect: unknown = runInNewContext('gc');
    if (typeof collect === 'function') {
      Reflect.apply(collect, undefined, [{ type: 'major', execution: 'sync', flavor: 'last-resort' }]);
    }
  }, settled).unref();
}
