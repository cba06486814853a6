/** Methods that change nothing (RFC 9110, 9.2.1). */
export const safeMethods: ReadonlySet<string> = new Set(['GET', 'HEAD', 'OPTIONS']);

/** Whether a request only reads: what `HEAD` is answered is what `GET` is, without its body. */
export const isRead = ({ method }: { readonly method?: string | undefined }): boolean =>
  method === 'GET' || method === 'HEAD';
