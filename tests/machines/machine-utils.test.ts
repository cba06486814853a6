import { expect, test } from 'vitest';
import { problemOf } from '../../src/machines/machine-utils.ts';

test.each([
  [new TypeError('NetworkError when attempting to fetch resource.'), 'The server could not be reached.'],
  [new TypeError('error loading dynamically imported module: /assets/x.js'), 'The server could not be reached.'],
  [new Error('The film was not found (404).'), 'The film was not found (404).'],
  ['nothing', 'The server could not be reached.'],
])('what is not a problem yet counts as one of the network: %s', (thrown, message) => {
  expect(problemOf(thrown)).toEqual({ kind: 'network', message });
});
