import { useEffect, useState, type ComponentType } from 'react';
import type { PageReads } from '../../api/site/reads.ts';
import type { ProjectSummary } from '../../domain/content.ts';
import { NotFoundScreen } from '../../site/not-found/NotFoundScreen.tsx';

/**
 * The 404 page. What stands in for its missing half is read once the page is there: nothing waits for it, and it may fail.
 *
 * @param loadReads as of `createPages`
 */
export function createNotFound(loadReads: () => Promise<PageReads>): ComponentType {
  return function NotFoundPage() {
    const [projects, setProjects] = useState<readonly ProjectSummary[] | null>(null);
    useEffect(() => {
      const gone = new AbortController();
      const read = async () => {
        try {
          const { value } = await (await loadReads()).work(gone.signal);
          return value.projects;
        } catch {
          return [];
        }
      };
      void read().then((found) => {
        if (!gone.signal.aborted) setProjects(found);
      });
      return () => {
        gone.abort();
      };
    }, []);
    return <NotFoundScreen projects={projects} />;
  };
}
