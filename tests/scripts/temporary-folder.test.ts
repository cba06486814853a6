import { describe, expect, test } from 'vitest';
import { mayExecute } from '../../scripts/lib/tests/temporary-folder.ts';

describe('a folder in memory', () => {
  test.each([
    ['tmpfs /dev/shm tmpfs rw,relatime,size=24683620k 0 0', true],
    ['shm /dev/shm tmpfs rw,nosuid,nodev,noexec,relatime,size=65536k 0 0', false],
    ['tmpfs /dev/shm tmpfs rw 0 0\nshm /dev/shm tmpfs rw,noexec 0 0', false],
    ['tmpfs /dev/shm-other tmpfs rw 0 0', false],
    ['', false],
  ])('takes programs where its mount lets them start: %s', (mounts, may) => {
    expect(mayExecute(mounts, '/dev/shm')).toBe(may);
  });
});
