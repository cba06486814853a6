#!/usr/bin/env node
// Says that it can make H.264, shows a grey frame of any film, and gives each whole film of the tests the version for phones that the demo has of it.
import { Buffer } from 'node:buffer';
import { copyFileSync, readFileSync } from 'node:fs';

const args = process.argv.slice(2);
if (args.includes('-encoders')) {
  console.log(' V....D libx264  a stand-in');
  process.exit(0);
}
const path = (argument) => argument.replace(/^file:/, '');
const source = readFileSync(path(args[args.indexOf('-i') + 1]));
// As the real one: no film, a part of one, or larger than 4K (`avc1`, then its width, 24 bytes on).
const entry = source.indexOf('avc1', source.indexOf('stsd'));
if (!source.includes('moov') || (entry >= 0 && source.readUInt16BE(entry + 28) > 4096)) {
  console.error('no film');
  process.exit(1);
}
if (args.includes('rawvideo')) {
  // A frame of grey, of the size at which brightness is measured.
  process.stdout.write(Buffer.alloc(32 * 18 * 3, 128));
  process.exit(0);
}
const film = new URL('../../../provider/demo-content/renditions/nadi/teental-cycle.mp4', import.meta.url);
console.log('out_time_us=4000000');
copyFileSync(film, path(args.at(-1)));
