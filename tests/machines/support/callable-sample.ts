/** Events as they must not be (data-types.test.ts). */
export type Sample =
  | { readonly type: 'a'; readonly file: File; readonly list: readonly { readonly run: () => void }[] }
  | { readonly type: 'b'; readonly edit: (value: string) => string; readonly text: string | null }
  | { readonly type: 'c'; readonly element: Element };
