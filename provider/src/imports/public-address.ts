import ipaddr from 'ipaddr.js';

/**
 * Whether an address of the network is one that anybody may reach: no loopback, no private, link-local or shared network, no multicast
 * group, nothing reserved, and none of these written as an IPv6 address.
 */
export function isPublicAddress(address: string): boolean {
  if (!ipaddr.isValid(address)) return false;
  // What is mapped into IPv6 is the IPv4 address that it stands for.
  return ipaddr.process(address).range() === 'unicast';
}
