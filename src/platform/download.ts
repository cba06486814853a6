/** Has the browser download what is at an address of this site; the page stays. */
export function download(address: string, name = ''): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  document.body.append(link);
  link.click();
  link.remove();
}

/** For as long a browser may take to begin with a file that it is given, in milliseconds. */
const TAKING = 60_000;

/** Gives a file to whoever sits before the browser. */
export function saveFile(file: File): void {
  const url = URL.createObjectURL(file);
  download(url, file.name);
  setTimeout(() => URL.revokeObjectURL(url), TAKING);
}

/** The file that is at an address of this site; null where it cannot be had. */
export async function readFile(url: string, name: string): Promise<File | null> {
  const answer = await fetch(url).catch(() => null);
  return answer?.ok === true ? new File([await answer.blob()], name) : null;
}
