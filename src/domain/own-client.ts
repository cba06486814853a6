/** Its letters and digits, however they are written. */
const lettersOf = (text: string): string =>
  text
    .normalize('NFKC')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{M}\p{N}]/gu, '');

/** Whether a project's title is its client's name: beside it the name would be said twice. */
export function isOwnClient({
  title,
  clientName = '',
}: {
  readonly title: string;
  readonly clientName?: string;
}): boolean {
  const name = lettersOf(clientName);
  return name !== '' && lettersOf(title) === name;
}
