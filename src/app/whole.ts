/** A value of which every part could be read. */
export function whole<Value>(value: Value) {
  return { value, problems: [] };
}
