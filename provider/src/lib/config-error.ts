/** A value in the environment that cannot be used. The message names it. */
export class ConfigError extends Error {}
