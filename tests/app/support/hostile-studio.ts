import { expect } from 'vitest';
import { encode, film, formOf, logIn, picture, startProvider } from '../../contract/support/provider.ts';

/**
 * A studio with a text in every field, through the provider's own API. The texts begin with `«` and the field's name and
 * end with `»`, so that each is found again.
 *
 * @param tail what every text holds
 */
export async function openStudio(tail: string) {
  const provider = await startProvider();
  const { cookie } = await logIn(provider.app);
  const fields: string[] = [];
  const text = (field: string): string => {
    fields.push(field);
    return `«${field} ${tail}»`;
  };
  const send = async (
    method: 'POST' | 'PATCH' | 'GET',
    url: string,
    body?: Record<string, unknown>,
    isForm = false,
  ) => {
    const form = isForm ? await encode(formOf(body ?? {})) : null;
    const answer = await provider.app.inject({
      method,
      url,
      headers: { cookie, ...(form?.headers ?? {}) },
      ...(body === undefined ? {} : { payload: form?.payload ?? body }),
    });
    expect(answer.statusCode, `${method} ${url}: ${answer.body}`).toBeLessThan(300);
    return answer.json();
  };

  const category = await send('POST', '/api/category', { name: text('category') });
  const project = (number: number) => ({
    title: text(`title${number}`),
    clientName: text(`client${number}`),
    year: `«year${number} ${tail.slice(0, 80)}»`,
    category: String(category.data.id),
    description: text(`description${number}`),
    credits: [
      { role: text(`role${number}`), name: text(`name${number}`) },
      { role: text(`second-role${number}`), name: text(`second-name${number}`) },
    ],
    grids: [{ gridType: 'G7', gridText: text(`gridText${number}`), position: '1', frames: [] }],
    HeaderMedia: picture(),
    grid_0_frame_0_0: film(),
  });
  const first = await send('POST', '/api/projects', project(1), true);
  const related = { ...project(2), relatedProjects: [first.data.id] };
  const second = await send('POST', '/api/projects', related, true);
  const { media, headerMedia } = await send('GET', `/api/projects/${second.data.id}/media`);
  const filmPath: string = media[0].mediaUrl;
  await send('PATCH', '/api/media-details', { path: headerMedia, alt: text('alt') });
  await send('POST', '/api/homepage/headervideos', {
    projectId: second.data.id,
    headervideoUrl: filmPath,
    position: 1,
  });
  await send('POST', '/api/homevideos', { projectId: second.data.id, homepagevideoUrl: filmPath, position: 1 });
  const cell = {
    projectId: second.data.id,
    gridType: 'grid1',
    nonHoverMedia: headerMedia,
    hoverMedia: null,
    position: 1,
  };
  await send('POST', '/api/homepagegrid', cell);
  const { hometexts } = await send('GET', '/api/homepagetexts');
  await send('PATCH', '/api/homepagetexts', {
    texts: hometexts.map(({ id }: { readonly id: number }, index: number) => ({ id, text: text(`home${index}`) })),
  });
  for (const number of [1, 2]) {
    const story = {
      title: text(`story${number}`),
      authorname: text(`author${number}`),
      content: text(`content${number}`),
    };
    await send('POST', '/api/stories', story, true);
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
    mediaUrl: picture(),
  };
  await send('POST', '/api/aboutpage', about, true);
  return {
    provider,
    fields,
    projectSlug: String(second.data.slug),
    storyId: 1,
    read: async (path: string) => {
      const { statusCode: status, body } = await provider.app.inject({ url: path });
      return { status, body };
    },
  };
}
