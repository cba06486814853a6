import { Buffer } from 'node:buffer';
import { median, show } from './numbers.mjs';
import { logIn, password, startOn } from './provider.mjs';
import { table } from './report.mjs';
import { makeStore } from './store.mjs';

/** Longer than any of these takes. */
const patience = 120_000;

/** What `work` gives, and the longest that others wait for the server meanwhile, in milliseconds. */
async function beside(origin, work) {
  let isDone = false;
  let longest = 0;
  const others = (async () => {
    while (!isDone) {
      const begun = performance.now();
      await (await fetch(`${origin}/healthz`)).text();
      longest = Math.max(longest, performance.now() - begun);
    }
  })();
  try {
    return { found: await work(), longest };
  } finally {
    isDone = true;
    await others;
  }
}

/** Reads one answer: its body as the server writes it, and how long it took. */
async function readOnce(address, headers) {
  const begun = performance.now();
  const answer = await fetch(address, { headers });
  const body = Buffer.from(await answer.arrayBuffer());
  const time = performance.now() - begun;
  return { status: answer.status, etag: answer.headers.get('etag'), bytes: body.length, body, time };
}

/** Every page as the dashboard asks for them. */
async function readPages(origin, headers) {
  const pages = [];
  let query = 'limit=200';
  while (query !== null) {
    const page = await readOnce(`${origin}/api/library?${query}`, headers);
    const { data, next } = JSON.parse(page.body.toString());
    pages.push({ ...page, files: data.length });
    query = next === undefined ? null : `limit=2000&after=${next}`;
  }
  return pages;
}

/** From the press on "Files" until the first stand there, and until all have come. */
async function openLibrary(browser, origin) {
  const context = await browser.newContext({ baseURL: origin });
  try {
    const page = await context.newPage();
    page.setDefaultTimeout(patience);
    await page.goto('/login');
    await page.getByLabel('Username').fill('admin');
    await page.getByLabel('Password', { exact: true }).fill(password);
    await page.keyboard.press('Enter');
    await page.waitForURL('**/dashboard');
    const begun = performance.now();
    await page.getByRole('link', { name: 'Library' }).first().click();
    await page.getByRole('listbox', { name: 'Files' }).getByRole('option').first().waitFor();
    const first = performance.now() - begun;
    await page.getByText(/^\d+ files, /).waitFor({ state: 'attached' });
    return { first, all: performance.now() - begun };
  } finally {
    await context.close();
  }
}

/** The Library and the list of projects of a studio with 10 000 projects and 50 000 pictures. @returns {Promise<string>} Markdown */
export async function benchLibrary({ browser, folder, runs }) {
  const provider = await startOn(await makeStore(folder, 10_000, { pictures: 5 }));
  try {
    const { origin } = provider;
    const headers = { cookie: await logIn(origin) };
    const whole = await beside(origin, () => readOnce(`${origin}/api/library`, headers));
    const paged = await beside(origin, () => readPages(origin, headers));
    const [first, ...later] = paged.found;
    const projects = await beside(origin, () => readOnce(`${origin}/api/projects`, headers));
    const tag = projects.found.etag;
    const again = await beside(origin, () =>
      readOnce(`${origin}/api/projects`, { ...headers, 'if-none-match': tag ?? '' }),
    );
    const opened = [];
    for (let run = 0; run < runs; run += 1) opened.push(await openLibrary(browser, origin));
    const row = (name, { bytes, time }, longest) => [
      name,
      show(bytes / 1000),
      show(time),
      longest === null ? '' : show(longest),
    ];
    return [
      '## A studio of 10 000 projects and 50 000 pictures',
      'What the dashboard asks for, in kB before compression; “others wait” is the longest that the server kept a small request waiting meanwhile.',
      table(
        ['', 'kB', 'ms', 'others wait, ms'],
        [
          row('First page of the library, 200 files', first, null),
          row(
            'A later page, 2000 files',
            { bytes: median(later.map(({ bytes }) => bytes)), time: median(later.map(({ time }) => time)) },
            null,
          ),
          row(
            `The library in ${paged.found.length} pages`,
            {
              bytes: paged.found.reduce((sum, { bytes }) => sum + bytes, 0),
              time: paged.found.reduce((sum, { time }) => sum + time, 0),
            },
            paged.longest,
          ),
          row('The library in one answer', whole.found, whole.longest),
          row('All projects, for an administrator', projects.found, projects.longest),
          row(`The same again with its tag (${again.found.status})`, again.found, again.longest),
        ],
      ),
      `In the browser the first files stood after ${show(median(opened.map((one) => one.first)))} ms, all had come after ${show(median(opened.map(({ all }) => all)))} ms.`,
    ].join('\n\n');
  } finally {
    await provider.stop();
  }
}
