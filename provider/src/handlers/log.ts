import type { HandlersFor, Schemas } from '../contract/types.ts';
import { logKinds, type LogEntry, type LogKind } from '../repositories/log-entries.ts';
import type { Services } from '../services.ts';

const pageSize = 50;

const kindsOf: ReadonlyMap<string, readonly LogKind[]> = new Map([
  ['logins', ['login', 'refusal']],
  ['changes', ['change']],
]);

/** An entry as it is told; a target only where there is one. */
export const presentLogEntry = ({ at, target, ...entry }: LogEntry): Schemas['LogEntry'] => ({
  ...entry,
  at: new Date(at).toISOString(),
  ...(target === null ? {} : { target }),
});

/** What every administrator may read of who was here and what was changed. */
export function logHandlers({ log }: Pick<Services, 'log'>): HandlersFor<'listLog'> {
  return {
    listLog: async ({ query }) => {
      const before = query['before'] === undefined ? Number.MAX_SAFE_INTEGER : Number(query['before']);
      const kinds = kindsOf.get(query['of'] ?? '') ?? logKinds;
      const found = await log.list(kinds, before, pageSize + 1);
      const entries = found.slice(0, pageSize);
      return {
        status: 200,
        body: {
          data: {
            entries: entries.map(presentLogEntry),
            before: found.length > pageSize ? (entries.at(-1)?.id ?? null) : null,
          },
        },
      };
    },
  };
}
