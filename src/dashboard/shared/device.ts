import Bowser from 'bowser';

/** 'Safari on macOS'; what a browser does not say is left out. */
export function deviceOf(userAgent: string): string {
  if (userAgent === '') return 'An unknown browser';
  const { browser, os } = Bowser.parse(userAgent);
  const [name, system] = [browser.name ?? '', os.name ?? ''];
  if (name === '' && system === '') return 'An unknown browser';
  return [name === '' ? 'A browser' : name, system].filter((word) => word !== '').join(' on ');
}
