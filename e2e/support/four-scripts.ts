import { fileOf, formOf, type SendAsAdministrator } from './hostile-studio.ts';

/** A studio that writes in four scripts: what it says, and how its texts are expected to be marked. */
export const scripts = [
  {
    name: 'Hindi',
    title: 'नमक का संग्रहालय',
    text: 'छोटे रण के किनारे, एक पुराने रेलवे शेड में, जहाँ साठ साल तक नमक तौला और भरा जाता था। संग्रह छोटा है, पर रास्ता कठिन।',
    lang: 'und-Deva',
    direction: 'ltr',
  },
  {
    name: 'Gujarati',
    title: 'મીઠાનું સંગ્રહાલય',
    text: 'નાના રણની ધાર પર, એક જૂના રેલવે શેડમાં, જ્યાં સાઠ વર્ષ સુધી મીઠું તોળાતું અને ભરાતું હતું. સંગ્રહ નાનો છે, પણ રસ્તો અઘરો.',
    lang: 'gu',
    direction: 'ltr',
  },
  {
    name: 'Arabic',
    title: 'متحف الملح',
    text: 'على حافة الصحراء الصغيرة، في مخزن قديم للسكك الحديدية، حيث كان الملح يوزن ويعبأ طوال ستين عامًا.',
    lang: 'und-Arab',
    direction: 'rtl',
  },
  {
    name: 'Japanese',
    title: '塩のミュージアム',
    text: '小さな湿地のほとり、六十年のあいだ塩を量り袋に詰めていた古い鉄道倉庫のなかにあります。収蔵品は多くありませんが、道はわかりにくい。',
    lang: 'ja',
    direction: 'ltr',
  },
] as const;

/** Fills an empty studio with a project, a story and a part of every page in each script; answers with their addresses. */
export async function fillFourScripts(send: SendAsAdministrator) {
  const made: { readonly script: (typeof scripts)[number]; readonly slug: string; readonly projectId: number }[] = [];
  const { hometexts } = await send('GET', '/api/homepagetexts');
  for (const script of scripts) {
    const { title, text } = script;
    const category = await send('POST', '/api/category', { name: title });
    const { data } = await send(
      'POST',
      '/api/projects',
      formOf({
        title,
        clientName: title,
        year: '2024',
        category: String(category.data.id),
        description: `${text}\n\n${text}`,
        credits: [{ role: title, name: title }],
        grids: [{ gridType: 'G7', gridText: text, position: '1', frames: [] }],
        HeaderMedia: fileOf('upar/header.jpg', 'image/jpeg'),
        grid_0_frame_0_0: fileOf('nadi/teental-cycle.mp4', 'video/mp4'),
        relatedProjects: made.map(({ projectId }) => projectId).slice(-2),
      }),
    );
    made.push({ script, slug: data.slug, projectId: data.id });
    await send('POST', '/api/stories', formOf({ title, authorname: title, content: text }));
  }
  const texts = hometexts.map(({ id }, index) => ({ id, text: scripts[index]?.text ?? '' }));
  await send('PATCH', '/api/homepagetexts', { texts });
  for (const [index, { projectId }] of made.entries()) {
    const { media, headerMedia } = await send('GET', `/api/projects/${projectId}/media`);
    const film = media[0]?.mediaUrl;
    await send('POST', '/api/homepage/headervideos', { projectId, headervideoUrl: film, position: index + 1 });
    if (index < 2) await send('POST', '/api/homevideos', { projectId, homepagevideoUrl: film, position: index + 1 });
    const cell = { projectId, gridType: `grid${index + 1}`, nonHoverMedia: headerMedia, hoverMedia: null };
    await send('POST', '/api/homepagegrid', { ...cell, position: index + 1 });
  }
  const [hindi, gujarati, arabic, japanese] = scripts;
  await send(
    'POST',
    '/api/aboutpage',
    formOf({
      introHeading: hindi.title,
      introDescription: hindi.text,
      WhatwedoMainHeading: gujarati.title,
      howWeDoMainHeading: arabic.title,
      WhoWeareMainHeading: japanese.title,
      whowearedescription: japanese.text,
      clientssectionHeading: arabic.title,
      whatWeDoSections: scripts.slice(0, 3).map(({ title }) => ({ heading: title, bulletPoints: [title] })),
      howWeDoSubsections: scripts.slice(1).map(({ title, text }) => ({ subheading: title, description: text })),
      clientSections: scripts.map(({ title }) => ({ name: title })),
      mediaUrl: fileOf('upar/header.jpg', 'image/jpeg'),
    }),
  );
  return made;
}
