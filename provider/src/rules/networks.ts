import ipaddr from 'ipaddr.js';

/** What counts as one client: an address, or all addresses that are given to one line. */
export interface Network {
  readonly key: string;
  /** How many lines there may be behind it, so that neighbours do not use up each other's tries. */
  readonly lines: number;
}

/** What providers give to one line (RFC 6177), the narrowest first: a /64 has 2^64 addresses. The last is what a provider itself has. */
const prefixes: readonly (readonly [bits: number, lines: number])[] = [
  [64, 1],
  [56, 4],
  [48, 16],
  [32, 64],
];

/** Longer than any address is. */
const longest = 100;

/** A link-local address names its interface after a `%`. */
const withoutZone = (address: ipaddr.IPv6): string => address.toNormalizedString().split('%')[0] ?? '';

/**
 * Whose an address is: of IPv4 itself, also where it is written as IPv6, and of IPv6 the networks that one line may have, the
 * narrowest first.
 *
 * @param address as the connection or the proxy has it; what is none stands for itself
 */
export function networksOf(address: string): readonly Network[] {
  if (!ipaddr.isValid(address)) return [{ key: address.slice(0, longest), lines: 1 }];
  const parsed = ipaddr.process(address);
  if (parsed instanceof ipaddr.IPv4) return [{ key: parsed.toString(), lines: 1 }];
  return prefixes.map(([bits, lines]) => ({
    key: ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(parsed)}/${String(bits)}`).toString() + `/${String(bits)}`,
    lines,
  }));
}

/**
 * An address that names nobody: of IPv4 without its last number, of IPv6 the first 48 bits, which a provider gives to a line. This machine's own stays.
 *
 * @param address as the connection or the proxy has it; what is none is left out
 */
export function shortAddress(address: string): string {
  if (!ipaddr.isValid(address)) return '…';
  const parsed = ipaddr.process(address);
  if (parsed.range() === 'loopback') return parsed.toString();
  if (parsed instanceof ipaddr.IPv4) return [...parsed.octets.slice(0, 3), 0].join('.');
  return ipaddr.IPv6.networkAddressFromCIDR(`${withoutZone(parsed)}/48`).toString();
}
