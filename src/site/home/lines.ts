/** The line of each film of the carousel, which grows with it. Nothing is drawn again for their coming. */
export interface Lines {
  readonly of: (index: number) => Element | null;
  /** The `ref` of the line of a film. */
  readonly keep: (index: number) => (line: Element | null) => void;
}

export function createLines(): Lines {
  const lines: (Element | null)[] = [];
  return {
    of: (index) => lines[index] ?? null,
    keep: (index) => (line) => {
      lines[index] = line;
    },
  };
}
