/** The form in which names are compared: whatever the case of their letters, and however a keyboard writes them. */
export const nameKey = (name: string): string => name.normalize('NFC').toLowerCase();
