interface ImportMetaEnv {
  /** Origin of the provider, such as `https://content.example`; the page's own when left out. */
  readonly VITE_PROVIDER_HOST?: string;
}
