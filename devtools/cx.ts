/** Class names joined; what is false or missing is left out. */
export function cx(...names: readonly (string | false | undefined)[]): string {
  return names.filter((name) => typeof name === 'string').join(' ');
}
