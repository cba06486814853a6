import type { Database } from '../db/database.ts';
import { numberOrNull } from '../db/rows.ts';

export interface PublicationRepository {
  /** When the next draft becomes public by itself, after a time; both in milliseconds since 1970-01-01 UTC. */
  nextAfter(time: number): Promise<number | null>;
}

/** Reads the times of drafts in `project` and `story`. */
export function createPublicationRepository(db: Database): PublicationRepository {
  const next = db.prepare(
    `SELECT min(publish_at) AS next FROM (
       SELECT min(publish_at) AS publish_at FROM project WHERE visibility = 'draft' AND publish_at > :time
       UNION ALL SELECT min(publish_at) FROM story WHERE visibility = 'draft' AND publish_at > :time) AS soon`,
  );
  return {
    nextAfter: async (time) => {
      const row = await next.get({ time });
      return row === undefined ? null : numberOrNull(row, 'next');
    },
  };
}
