/**
 * Asks another site's page whether it is there: resolves with its first answer, whatever that says, and rejects when none
 * comes. What it says stays unread: it is not for us (`no-cors`).
 */
export async function awaitAnswer(address: string, signal: AbortSignal): Promise<void> {
  await fetch(address, { mode: 'no-cors', credentials: 'omit', signal });
}
