/** Lints openapi.yaml, examples against their schemas included. Exits 1 on any problem. */
import { createConfig, formatProblems, lint } from '@redocly/openapi-core';

const config = await createConfig({
  extends: ['recommended-strict'],
  rules: {
    'no-invalid-media-type-examples': { severity: 'error', allowAdditionalProperties: true },
    'no-invalid-schema-examples': 'error',
    'no-invalid-parameter-examples': 'error',
    'no-unused-components': 'error',
    'operation-operationId': 'error',
    'operation-operationId-unique': 'error',
    // The server's address is the page's own origin.
    'no-empty-servers': 'error',
    'no-server-example.com': 'off',
    'no-ambiguous-paths': 'off',
  },
});
const problems = await lint({ ref: 'openapi.yaml', config });
formatProblems(problems, {
  format: 'codeframe',
  version: '',
  totals: { errors: problems.length, warnings: 0, ignored: 0 },
});
if (problems.length > 0) process.exit(1);
