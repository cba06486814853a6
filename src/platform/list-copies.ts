/**
 * The methods that give a changed copy of a list, where they are missing: Chrome before 110. For the dashboard, which edits lists all over; what
 * visitors load does without.
 */
const copies = {
  toSorted(this: readonly unknown[], compare?: (one: unknown, other: unknown) => number): unknown[] {
    return [...this].sort(compare);
  },
  toSpliced(this: readonly unknown[], start: number, count = this.length, ...items: readonly unknown[]): unknown[] {
    const copy = [...this];
    copy.splice(start, count, ...items);
    return copy;
  },
  with(this: readonly unknown[], index: number, value: unknown): unknown[] {
    return this.map((own, at) => (at === index ? value : own));
  },
} as const;

for (const [name, value] of Object.entries(copies)) {
  if (!(name in Array.prototype)) {
    Object.defineProperty(Array.prototype, name, { value, configurable: true, writable: true });
  }
}

export {};
