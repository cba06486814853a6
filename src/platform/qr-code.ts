/** The squares of a QR code, row by row: true is dark. Its drawer is loaded with the first. */
export async function qrCodeOf(text: string): Promise<readonly (readonly boolean[])[]> {
  const { encode } = await import('uqr');
  return encode(text, { border: 4 }).data;
}
