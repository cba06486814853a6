/** Load with large answers. autocannon reads some sixty megabytes a second and would measure itself; this only counts bytes. */
import { Buffer } from 'node:buffer';
import { connect } from 'node:net';

const blank = '\r\n\r\n';
/** The headers of a browser. */
const ask = ({ pathname, search, host }) =>
  `GET ${pathname}${search} HTTP/1.1\r\nHost: ${host}\r\nAccept: text/html,*/*\r\nAccept-Encoding: gzip, br${blank}`;
const roomBytes = 256 * 1024;

/** Sends requests on one connection until told to stop. */
function keepAsking(url, { total, isOver, note }) {
  const request = ask(url);
  return new Promise((resolve, reject) => {
    let asked = performance.now();
    let got = 0;
    const take = (count) => {
      got += count;
      if (got < total) return true;
      note(performance.now() - asked, got === total);
      if (isOver()) {
        socket.destroy();
        return true;
      }
      asked = performance.now();
      got = 0;
      socket.write(request);
      return true;
    };
    const socket = connect({
      port: Number(url.port),
      host: url.hostname,
      onread: { buffer: Buffer.allocUnsafe(roomBytes), callback: take },
    });
    socket.on('connect', () => socket.write(request));
    socket.on('error', reject);
    socket.on('close', resolve);
  });
}

/** The length of a whole answer, head included, which is the same each time. */
function lengthOf(url) {
  return new Promise((resolve, reject) => {
    const socket = connect({ port: Number(url.port), host: url.hostname });
    const parts = [];
    socket.write(ask(url));
    socket.on('error', reject);
    socket.on('data', (part) => {
      parts.push(part);
      const all = Buffer.concat(parts);
      const end = all.indexOf(blank);
      const head = all.toString('latin1', 0, Math.max(0, end));
      const body = Number(/content-length: (\d+)/i.exec(head)?.[1]);
      if (end < 0 || all.length < end + blank.length + body) return;
      socket.destroy();
      if (head.startsWith('HTTP/1.1 200')) resolve(all.length);
      else reject(new Error(`${url.pathname} answered ${head.split('\r\n', 1)[0]}.`));
    });
  });
}

/** As `load` in load.mjs. */
export async function loadRaw(provider, path, connections, seconds) {
  const url = new URL(provider.origin + path);
  const total = await lengthOf(url);
  const before = provider.watch().cpu;
  const begun = performance.now();
  const times = [];
  let failed = 0;
  const one = () =>
    keepAsking(url, {
      total,
      isOver: () => performance.now() - begun > seconds * 1000,
      note(time, isWhole) {
        times.push(time);
        if (!isWhole) failed += 1;
      },
    });
  await Promise.all(Array.from({ length: connections }, one));
  const after = provider.watch().cpu;
  times.sort((one, other) => one - other);
  return {
    rps: (times.length / (performance.now() - begun)) * 1000,
    p99: times[Math.floor(times.length * 0.99)] ?? 0,
    cpu: before === null || after === null ? null : (after - before) / Math.max(1, times.length),
    failed,
  };
}
