/** A title as it is told; one that says nothing too. */
export const named = (title: string): string => (title.trim() === '' ? 'Untitled' : title);
