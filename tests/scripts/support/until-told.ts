/** Goes on until it is told to stop, and says so; for `tests/scripts/stopped.test.ts`. */
const limit = setTimeout(() => process.exit(1), 30_000);
process.on('SIGTERM', () => {
  console.info('stopped');
  clearTimeout(limit);
});
console.info('ready');
