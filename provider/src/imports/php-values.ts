/** Reads what PHP's `serialize` has written, as plugins of WordPress keep it. Nothing is made of it but plain values. */

const deepest = 60;
const mostEntries = 100_000;

/** Is no such text. */
class NotPhp extends Error {}

class Reader {
  readonly #bytes: Buffer;
  #at = 0;
  #left = mostEntries;
  constructor(text: string) {
    this.#bytes = Buffer.from(text);
  }

  value(depth: number): unknown {
    if (depth > deepest || this.#left <= 0) throw new NotPhp();
    this.#left -= 1;
    const kind = this.#take(1);
    if (kind === 'N') {
      this.#expect(';');
      return null;
    }
    this.#expect(':');
    switch (kind) {
      case 'b':
        return this.#until(';') === '1';
      case 'i':
      case 'd':
      case 'r':
      case 'R':
        return Number(this.#until(';'));
      case 's':
        return this.#text();
      case 'a':
        return this.#entries(depth);
      case 'O': {
        this.#until(':');
        this.#expect('"');
        this.#until('"');
        this.#expect(':');
        return Object.fromEntries(this.#pairs(depth));
      }
      default:
        throw new NotPhp();
    }
  }

  /** An array where its keys count from zero, otherwise an object: PHP has one type for both. */
  #entries(depth: number): unknown {
    const pairs = this.#pairs(depth);
    return pairs.every(([key], at) => key === String(at)) ? pairs.map(([, value]) => value) : Object.fromEntries(pairs);
  }

  #pairs(depth: number): readonly (readonly [key: string, value: unknown])[] {
    const count = Number(this.#until(':'));
    if (!Number.isSafeInteger(count) || count < 0) throw new NotPhp();
    this.#expect('{');
    const pairs: (readonly [string, unknown])[] = [];
    for (let at = 0; at < count; at += 1) pairs.push([this.#key(depth + 1), this.value(depth + 1)]);
    this.#expect('}');
    return pairs;
  }

  /** PHP has numbers and texts as keys, and nothing else. */
  #key(depth: number): string {
    const key = this.value(depth);
    if (typeof key !== 'string' && typeof key !== 'number') throw new NotPhp();
    return String(key);
  }

  /** Its length is one of bytes; where a site was moved by replacing words, it is wrong, and its end is looked for. */
  #text(): string {
    const length = Number(this.#until(':'));
    this.#expect('"');
    if (!Number.isSafeInteger(length) || length < 0) throw new NotPhp();
    const end = this.#at + length;
    const isRight = this.#bytes.toString('latin1', end, end + 2) === '";';
    const found = isRight ? end : this.#bytes.indexOf('";', this.#at);
    if (found < 0) throw new NotPhp();
    const text = this.#bytes.toString('utf8', this.#at, found);
    this.#at = found + 2;
    return text;
  }

  #take(count: number): string {
    const text = this.#bytes.toString('latin1', this.#at, this.#at + count);
    this.#at += count;
    return text;
  }

  #expect(text: string): void {
    if (this.#take(text.length) !== text) throw new NotPhp();
  }

  #until(text: string): string {
    const end = this.#bytes.indexOf(text, this.#at);
    if (end < 0 || end - this.#at > 200) throw new NotPhp();
    return this.#take(end + 1 - this.#at).slice(0, -1);
  }
}

/** What PHP has serialized; null for what it has not, and for what is too deep or too much. */
export function readPhp(text: string): unknown {
  try {
    return new Reader(text).value(0);
  } catch (error) {
    if (error instanceof NotPhp) return null;
    throw error;
  }
}
