/** Who logs in: nobody checks it here. In place of e2e/support/administrator.ts, whose names come from the environment. */
export const administrator = { username: 'admin', password: 'correct horse battery' } as const;
