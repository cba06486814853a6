/** What did not come with a text that was pasted. @param canUpload whether files can be dropped into the text */
export function describeMissingPictures(count: number, canUpload: boolean): string {
  const pictures = count === 1 ? 'A picture' : `${String(count)} pictures`;
  if (!canUpload) return `${pictures} could not come with the text.`;
  return `${pictures} could not come with the text. Drop ${count === 1 ? 'its file' : 'their files'} where ${count === 1 ? 'it belongs' : 'they belong'}.`;
}
