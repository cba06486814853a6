/** Whether this browser is one of those that are supported (package.json, `browserslist`). index.html asks, where it costs no request. */
export const isSupported = (): boolean => document.body.dataset['old'] === undefined;
