import { createContext, useContext } from 'react';

/** The site's origin, such as `https://studio.example`: addresses in the head have to be absolute. */
export const Origin = createContext('');

/** Makes an address of this site, or of a provider's media, absolute. */
export function useAbsolute(): (address: string) => string {
  const origin = useContext(Origin);
  return (address) => {
    try {
      return new URL(address, origin).href;
    } catch {
      return address;
    }
  };
}
