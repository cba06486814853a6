/**
 * `npm run test:scale`: three servers on PostgreSQL with a standby, behind a load balancer, with their media in a bucket; each part is
 * killed while visitors read and an administrator writes. Then what a database alone can do to them: locks, slow statements, silence, a
 * clock of its own, a schema of another version (tests/postgres). Installs what it needs as root on Debian, and says otherwise what that is.
 * Takes two to three minutes. Ends with a line `N passed, N failed`.
 */
import { existsSync } from 'node:fs';
import { ensureBuilt } from './lib/build.ts';
import { installPackages } from './lib/debian-packages.ts';
import { endWith } from './lib/suite.ts';
import { findTestFiles } from './lib/tests/groups.ts';
import { runners, runVitest } from './lib/tests/run-suite.ts';

/** Debian's packages, each with a file that it brings. */
const needed: Readonly<Record<string, string>> = {
  radosgw: '/usr/bin/radosgw',
  'ceph-mon': '/usr/bin/ceph-mon',
  'ceph-osd': '/usr/bin/ceph-osd',
  'ceph-common': '/usr/bin/ceph',
  'postgresql-15': '/usr/lib/postgresql/15/bin/postgres',
  patroni: '/usr/bin/patroni',
  'python3-etcd': '/usr/lib/python3/dist-packages/etcd/__init__.py',
  'etcd-server': '/usr/bin/etcd',
  haproxy: '/usr/sbin/haproxy',
};
const missing = (): readonly string[] => Object.keys(needed).filter((name) => !existsSync(needed[name] ?? ''));

if (process.getuid?.() !== 0) {
  console.error('The engines have users of their own: run this as root, in a container for instance.');
  process.exit(1);
}
if (missing().length > 0) await installPackages(missing());
if (missing().length > 0) {
  console.error(`These are needed: apt-get install ${missing().join(' ')}`);
  process.exit(1);
}
await ensureBuilt();
const words = process.argv.slice(2);
const outcomes = [await runVitest('scale', 'vitest.scale.config.ts', words)];
if (words.length === 0) {
  const files = findTestFiles().filter((file) => file.startsWith('tests/postgres/'));
  outcomes.push(
    await runners.postgres({ files, scope: 'all', grep: undefined, changedSince: undefined, shard: undefined }),
  );
}
endWith(outcomes);
