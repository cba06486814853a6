import { markEdges, type Papers } from '../../domain/near-surface.ts';
import { read } from '../http/read.ts';

/** Reads, and says on which of a look's papers pictures have no edge; `normalise` knows the built ones alone. */
export function readWith(papers: (() => Papers) | undefined): typeof read {
  if (papers === undefined) return read;
  return async (call, normalise, signal) => {
    const value = await read(call, normalise, signal);
    markEdges(value, papers());
    return value;
  };
}
