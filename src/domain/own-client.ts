/** Whether a project's title is its client's name, in whatever case; beside it the name would be said twice. So is a name that is not told. */
export const isOwnClient = ({ title, clientName }: { readonly title: string; readonly clientName?: string }): boolean =>
  clientName?.localeCompare(title, 'en', { sensitivity: 'accent' }) === 0;
