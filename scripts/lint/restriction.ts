/** An option of ESLint's `no-restricted-syntax`. */
export interface Restriction {
  readonly selector: string;
  readonly message: string;
}
