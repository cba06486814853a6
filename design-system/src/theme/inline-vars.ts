/**
 * Turns `{ [someVar]: value }`, where `someVar` comes from `createVar()`, into a value for the `style` attribute.
 * The only way a component passes a measure to its styles; everything else is a class.
 */
export function inlineVars(values: Record<string, string | undefined>): Record<string, string> {
  const style: Record<string, string> = {};
  for (const [name, value] of Object.entries(values)) {
    if (value !== undefined) style[name.replace(/^var\((--[^,)]+)[,)].*$/, '$1')] = value;
  }
  return style;
}
