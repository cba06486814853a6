/** Empties what the app keeps in the browser: settings, session and drafts. */
export async function emptyStores(): Promise<void> {
  localStorage.clear();
  sessionStorage.clear();
  const found = await indexedDB.databases();
  if (!found.some(({ name }) => name === 'vitrine')) return;
  const opening = indexedDB.open('vitrine');
  await new Promise((resolve) => opening.addEventListener('success', resolve, { once: true }));
  const { result } = opening;
  const emptying = result.transaction('drafts', 'readwrite');
  emptying.objectStore('drafts').clear();
  await new Promise((resolve) => emptying.addEventListener('complete', resolve, { once: true }));
  result.close();
}
