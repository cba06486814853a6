/**
 * Unit tests that put something in a module's place, load modules anew or count what is loaded: they have modules of their own. The
 * others share theirs within a worker, which is a third of the time; there a module that another file has loaded stays what it was.
 */
export const alone = [
  'tests/app/provider-host.test.ts',
  'tests/app/wiring.test.tsx',
  'tests/app/write-faults.test.ts',
  'tests/platform/drafts.test.ts',
  'tests/platform/form-drafts.test.ts',
  'tests/platform/list-copies.test.ts',
  'tests/provider/right.test.ts',
  'tests/provider/process-not-begun.test.ts',
  'tests/provider/unforeseen-in-processes.test.ts',
];
