/** By which usernames are the same: spaces around them, capital letters and the spelling of accents make no other name. */
export const usernameKey = (username: string): string => username.trim().normalize('NFC').toLowerCase();
