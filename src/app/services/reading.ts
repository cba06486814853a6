/** What reads are made with: code that no first view needs, but one in a static export. Rejects when it cannot be fetched. */
export const loadReading = () => import('./reads.ts');
