/** What is read of a message in either direction. */
export interface Message {
  readonly id?: number | null;
  readonly method?: string;
  readonly result?: {
    readonly contexts?: readonly { readonly context: string }[];
    readonly bytes?: { readonly type: 'string' | 'base64'; readonly value: string };
  };
  readonly params?: {
    readonly context?: string;
    readonly url?: string;
    readonly origin?: string;
    readonly sandbox?: string;
    readonly realm?: string;
    readonly target?: { readonly context?: string; readonly realm?: string };
    readonly request?: {
      readonly request: string;
      readonly bodySize: number | null;
      readonly headers: readonly object[];
    };
  };
}

/** Told by Firefox within a few milliseconds of a page's first realm, in milliseconds. */
export const COMMIT_PATIENCE = 150;

const settled = ['navigationCommitted', 'navigationAborted', 'navigationFailed'].map(
  (name) => `browsingContext.${name}`,
);

/**
 * Tells the end of navigations to pages out of the back/forward cache. One that a question before leaving began has no address: of it nothing
 * is told, as Playwright can use no end without one, and Firefox tells that itself, however late on a busy machine.
 *
 * @returns hears what Firefox says, before it is passed on
 */
export function tellRestored(tell: (message: object) => void): (message: Message) => void {
  const begun = new Map<string, Message['params']>();
  /** Those of which a page is there. */
  const arrived = new Set<Message['params']>();
  const end = (context: string, navigation: Message['params']) => {
    if (begun.get(context) !== navigation) return;
    begun.delete(context);
    for (const name of ['navigationCommitted', 'domContentLoaded', 'load']) {
      tell({ type: 'event', method: `browsingContext.${name}`, params: navigation });
    }
  };
  return ({ method = '', params }) => {
    const context = params?.context ?? '';
    if (method === 'browsingContext.navigationStarted' && typeof params?.url === 'string') begun.set(context, params);
    else if (method === 'browsingContext.navigationStarted') begun.delete(context);
    else if (settled.includes(method)) begun.delete(context);
    const navigation = begun.get(context);
    if (navigation === undefined) return;
    if (method === 'script.realmCreated' && params?.sandbox === undefined && params?.origin !== 'null') {
      arrived.add(navigation);
      setTimeout(end, COMMIT_PATIENCE, context, navigation);
    }
    // The page goes elsewhere at once.
    if (method === 'browsingContext.historyUpdated' && arrived.has(navigation)) end(context, navigation);
  };
}
