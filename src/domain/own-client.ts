/** Whether a project has its client's name for a title, in whatever case: beside it the name would be said twice. */
export const isOwnClient = ({ title, clientName }: { readonly title: string; readonly clientName?: string }): boolean =>
  clientName?.localeCompare(title, 'en', { sensitivity: 'accent' }) === 0;
