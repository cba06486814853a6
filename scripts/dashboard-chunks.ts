/** What the bundler tells about a module. */
interface ModuleInfo {
  readonly importers: readonly string[];
  readonly dynamicImporters: readonly string[];
}

/** What it hands on with one. */
interface Context {
  getModuleInfo(id: string): ModuleInfo | null;
}

/** All that is behind it belongs to the dashboard. */
const door = '/src/app/DashboardApp.tsx';

/**
 * Which file a module of the dashboard goes to; null leaves it to the bundler, with what is for visitors, or for one screen alone.
 * By itself the bundler makes a file for each set of screens that share something: 72 scripts and 33 style sheets for one form, each
 * of which would be named in a visitor's script too.
 */
export function createDashboardChunks() {
  const visitors = new Map<string, boolean>();
  const users = new Map<string, ReadonlySet<string>>();

  /** Is a way to it that does not lead through the dashboard's door? */
  const isForVisitors = (id: string, context: Context): boolean => {
    const known = visitors.get(id);
    if (known !== undefined) return known;
    // A ring of imports leads no further.
    visitors.set(id, false);
    const info = context.getModuleInfo(id);
    const all = info === null ? [] : [...info.importers, ...info.dynamicImporters];
    const found = !id.endsWith(door) && (all.length === 0 || all.some((one) => isForVisitors(one, context)));
    visitors.set(id, found);
    return found;
  };

  /** What is loaded by itself and brings it along: screens, dialogs, the dashboard. */
  const usersOf = (id: string, context: Context): ReadonlySet<string> => {
    const found = new Set<string>();
    const seen = new Set<string>();
    const queue = [id];
    for (let next = queue.pop(); next !== undefined; next = queue.pop()) {
      if (seen.has(next)) continue;
      seen.add(next);
      const info = context.getModuleInfo(next);
      if (info === null) continue;
      if (info.dynamicImporters.length > 0) found.add(next);
      queue.push(...info.importers);
    }
    return found;
  };

  return (id: string, context: Context): string | null => {
    if (isForVisitors(id, context)) return null;
    // One style sheet: together they are smaller than a picture.
    if (/\.css\.ts(\.vanilla\.css)?(\?|$)/.test(id)) return 'dashboard';
    const all = [...(users.get(id) ?? usersOf(id, context))];
    users.set(id, new Set(all));
    return all.length > 1 || all.some((one) => one.endsWith(door)) ? 'dashboard' : null;
  };
}
