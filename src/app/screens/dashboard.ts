/** Between visitors' code and the administrator's, whose many files would be named in every visitor's script otherwise. */
export const loadApp = async () => (await import('../DashboardApp.tsx')).default;

/** Fetches the code of the screen at this address. */
export async function loadScreenAt(pathname: string): Promise<void> {
  await (await import('../DashboardApp.tsx')).loadScreen(pathname);
}
