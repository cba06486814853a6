import { readFileSync } from 'node:fs';

/** What is read of the provider's answers. */
interface Reply {
  readonly data: { readonly id: number; readonly slug: string };
  readonly media: readonly { readonly mediaUrl: string }[];
  readonly headerMedia: string;
  readonly hometexts: readonly { readonly id: number }[];
}

/** Calls the API as the administrator; throws on a refusal. */
export type SendAsAdministrator = (
  method: 'GET' | 'POST' | 'PATCH',
  path: string,
  body?: FormData | Readonly<Record<string, unknown>>,
) => Promise<Reply>;

/** Ways out of text, attribute, comment, CDATA, JSON-LD and template, a link, and marks that turn or hide what follows. */
export const visibleTail =
  '</script><script>ran=1</script><img src=x onerror=ran=1><!--]]>" onfocus=ran=1 autofocus \'${7*7}{{7*7}} javascript:ran=1 &lt;i&gt; \u202eturned\u200b\ufeff';
/** Invisible control characters: the provider removes them. */
export const controls = '\0\u0007\u001b\u007f\u009b';

export function fileOf(path: string, type: string): File {
  return new File([new Uint8Array(readFileSync(`provider/demo-content/media/${path}`))], path, { type });
}

export function formOf(fields: Readonly<Record<string, unknown>>): FormData {
  const form = new FormData();
  for (const [name, value] of Object.entries(fields)) {
    if (value instanceof File) form.append(name, value);
    else form.append(name, typeof value === 'string' ? value : JSON.stringify(value));
  }
  return form;
}

/**
 * Fills an empty studio with a text in every field, through the provider's own API. The texts begin with `«` and the
 * field's name and end with `»`, so that each is found again.
 *
 * @param tail what every text holds
 */
export async function fillStudio(send: SendAsAdministrator, tail: string) {
  const fields: string[] = [];
  const text = (field: string): string => {
    fields.push(field);
    return `«${field} ${tail}»`;
  };
  const category = await send('POST', '/api/category', { name: text('category') });
  const project = (number: number) => ({
    title: text(`title${number}`),
    clientName: text(`client${number}`),
    // As long as a year may be.
    year: `«year${number} ${tail.slice(0, 80)}»`,
    category: String(category.data.id),
    description: text(`description${number}`),
    credits: [
      { role: text(`role${number}`), name: text(`name${number}`) },
      { role: text(`second-role${number}`), name: text(`second-name${number}`) },
    ],
    grids: [{ gridType: 'G7', gridText: text(`gridText${number}`), position: '1', frames: [] }],
    HeaderMedia: fileOf('upar/header.jpg', 'image/jpeg'),
    grid_0_frame_0_0: fileOf('nadi/teental-cycle.mp4', 'video/mp4'),
  });
  const first = await send('POST', '/api/projects', formOf(project(1)));
  const second = await send('POST', '/api/projects', formOf({ ...project(2), relatedProjects: [first.data.id] }));
  const projectId = second.data.id;
  const { media, headerMedia } = await send('GET', `/api/projects/${projectId}/media`);
  const filmUrl = media[0]?.mediaUrl;
  await send('PATCH', '/api/media-details', { path: headerMedia, alt: text('alt') });
  await send('POST', '/api/homepage/headervideos', { projectId, headervideoUrl: filmUrl, position: 1 });
  await send('POST', '/api/homevideos', { projectId, homepagevideoUrl: filmUrl, position: 1 });
  const cell = { projectId, gridType: 'grid1', nonHoverMedia: headerMedia, hoverMedia: null, position: 1 };
  await send('POST', '/api/homepagegrid', cell);
  const { hometexts } = await send('GET', '/api/homepagetexts');
  const texts = hometexts.map(({ id }, index) => ({ id, text: text(`home${index}`) }));
  await send('PATCH', '/api/homepagetexts', { texts });
  for (const number of [1, 2]) {
    const [title, authorname, content] = [text(`story${number}`), text(`author${number}`), text(`content${number}`)];
    await send('POST', '/api/stories', formOf({ title, authorname, content }));
  }
  const three = [0, 1, 2];
  const about = {
    introHeading: text('introHeading'),
    introDescription: text('introDescription'),
    WhatwedoMainHeading: text('whatHeading'),
    howWeDoMainHeading: text('howHeading'),
    WhoWeareMainHeading: text('whoHeading'),
    whowearedescription: text('who'),
    clientssectionHeading: text('clientsHeading'),
    whatWeDoSections: three.map((n) => ({ heading: text(`what${n}`), bulletPoints: [text(`point${n}`)] })),
    howWeDoSubsections: three.map((n) => ({ subheading: text(`how${n}`), description: text(`paragraph${n}`) })),
    clientSections: three.map((n) => ({ name: text(`clientName${n}`) })),
    mediaUrl: fileOf('upar/header.jpg', 'image/jpeg'),
  };
  await send('POST', '/api/aboutpage', formOf(about));
  return { fields, projectSlug: second.data.slug, projectId, storyId: 1 };
}
