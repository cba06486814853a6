/** Under which a page keeps what it said; of the session, because what a page says last is said while it is left. */
export const saidKey = 'said to a test';

/** Runs first in every page: notes errors, rejections, breaches of the content security policy, and the console. */
function listen(key: string): void {
  const note = (text: string) => {
    const said: string[] = JSON.parse(sessionStorage.getItem(key) ?? '[]');
    sessionStorage.setItem(key, JSON.stringify([...said, `${location.pathname} ${text.slice(0, 400)}`]));
  };
  const describe = (value: unknown) => (value instanceof Error ? value.message : String(value));
  window.addEventListener('error', (event) => note(`error: ${event.message}`));
  window.addEventListener('unhandledrejection', (event) => note(`rejection: ${describe(event.reason)}`));
  document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI, sample }) =>
    note(`policy: ${violatedDirective} ${blockedURI} ${sample}`),
  );
  const hear =
    (kind: string) =>
    (...parts: unknown[]) =>
      note(`${kind}: ${parts.map(describe).join(' ')}`);
  Object.assign(console, { error: hear('error'), warn: hear('warn') });
}

export const probe = `(${listen.toString()})(${JSON.stringify(saidKey)});`;
