import { answerExtensions, pageFields, receiveTexts } from '@vitrine/content';
import type { HandlersFor, Schemas } from '../contract/types.ts';
import { hideFromSearch } from '../http/robots.ts';
import { HttpError, badRequest, notFound } from '../lib/http-error.ts';
import type { OwnPage } from '../repositories/pages.ts';
import type { Audience } from '../repositories/visibility.ts';
import { readTyped } from '../rules/formatted.ts';
import { findById } from '../rules/ids.ts';
import { readPageSlug, reservedSlugs } from '../rules/page-slug.ts';
import { move } from '../rules/positions.ts';
import type { Services } from '../services.ts';
import { createEtags } from '../http/record-etags.ts';
import type { EtagSources } from '../http/record-etags.ts';
import { initialVisibility } from '../records/initial-visibility.ts';
import { createPicturesInTexts } from '../records/pictures-in-texts.ts';
import type { PictureServices } from '../records/pictures-in-texts.ts';
import { audienceOf, mustExist, presentContent, presentUpdate } from '../records/present.ts';

type Operations = 'listPages' | 'getPage' | 'getPageToEdit' | 'createPage' | 'updatePage' | 'deletePage' | 'movePage';

function presentSummary(
  { id, title, slug, visibility, changedAt }: OwnPage,
  audience: Audience,
): Schemas['PageSummary'] {
  return { id, title, slug, ...presentUpdate(changedAt), ...(audience === 'visitor' ? {} : { visibility }) };
}

/** Plain pages of the studio's own. */
export function pageHandlers(
  services: EtagSources &
    PictureServices &
    Pick<
      Services,
      'pages' | 'pageMedia' | 'projects' | 'stories' | 'site' | 'store' | 'undoService' | 'idempotency' | 'atomically'
    >,
): HandlersFor<Operations> {
  const { pages, pageMedia, projects, stories, store, undoService, idempotency, atomically } = services;
  const pictures = createPicturesInTexts(services, pageMedia);
  const etags = createEtags(services);
  const all = pages.seenBy('administrator');
  const requirePage = async (id: Schemas['Id'] | undefined): Promise<OwnPage> => {
    const page = await findById(id, all.find);
    if (page === null) throw notFound('page');
    return page;
  };

  async function present(page: OwnPage, audience: Audience): Promise<Schemas['Page']> {
    const { words, tree, source } = await presentContent(services, pageMedia, page);
    return {
      ...presentSummary(page, audience),
      content: words,
      ...(tree === undefined ? {} : { richContent: tree }),
      ...answerExtensions(pageFields, page),
      ...(audience === 'visitor' ? {} : { formerSlugs: [...(await pages.formerSlugs(page.id))] }),
      ...(audience === 'visitor' || source === undefined ? {} : { contentSource: source }),
    };
  }

  /**
   * The address that a form asks for; `null` where the page stays at its own.
   * @throws {HttpError} 400 for one that a page cannot have, 409 for one that another page has
   */
  async function askedSlug(
    { title, slug: typed = '' }: Schemas['PageForm'],
    existing: OwnPage | null,
  ): Promise<string | null> {
    const isTyped = typed.trim() !== '';
    if (!isTyped && existing !== null) return null;
    const slug = readPageSlug(isTyped ? typed : title);
    if (slug === null) {
      throw badRequest('An address needs letters or digits, and words of its own in place of “untitled”.', 'slug');
    }
    if (slug === existing?.slug) return null;
    if (reservedSlugs.has(slug))
      throw badRequest(`/${slug} belongs to the site itself. Choose another address.`, 'slug');
    const other = await all.findBySlug(slug);
    const refuse = (message: string) => new HttpError(409, message, { part: 'slug' });
    if (other?.slug === slug) throw refuse(`“${other.title}” is at /${slug} already. Choose another address.`);
    // A former address leads on until somebody asks for it; a title alone does not.
    if (other !== null && other.id !== existing?.id && !isTyped) {
      throw refuse(`/${slug} leads to “${other.title}” still. Type it as the address to have it here.`);
    }
    return slug;
  }

  /** @param gone is given the names of files that nothing needs any more, to be removed once the transaction is committed */
  async function write(form: Schemas['PageForm'], existing: OwnPage | null, gone: string[]): Promise<OwnPage> {
    const slug = await askedSlug(form, existing);
    const { text, format } = readTyped(
      { text: form.content, format: form.contentFormat },
      existing === null
        ? null
        : {
            text: existing.content,
            format: existing.contentFormat,
            words: (await presentContent(services, pageMedia, existing)).words,
          },
      'content',
    );
    const initial = (await initialVisibility(services)) === 'public' ? 'public' : 'draft';
    const fields = {
      ...receiveTexts(pageFields, form, existing),
      title: form.title.trim(),
      content: text,
      contentFormat: format,
      visibility: form.visibility ?? existing?.visibility ?? initial,
    };
    const id = existing?.id ?? (await pages.insert(slug ?? '', fields));
    if (existing !== null) {
      await pages.update(id, fields);
      if (slug !== null) await pages.rename(id, slug);
    }
    const written = mustExist(await all.find(id));
    gone.push(...(await pictures.write(written)));
    return written;
  }

  return {
    listPages: async ({ session }) => {
      const audience = audienceOf(session);
      const list = await pages.seenBy(audience).list();
      const body = { pages: list.map((page) => presentSummary(page, audience)) };
      if (audience === 'administrator') return { status: 200, body };
      const story = await stories.seenBy('visitor').newest();
      const counts = await projects.seenBy('visitor').counts();
      const menu = {
        projects: counts.reduce((sum, { projects: count }) => sum + count, 0),
        ...(story === null ? {} : { story }),
      };
      return { status: 200, body: { ...body, menu } };
    },

    getPage: async ({ query: { slug = '' }, session, reply }) => {
      const audience = audienceOf(session);
      const page = await pages.seenBy(audience).findBySlug(slug.toLowerCase().normalize('NFC'));
      if (page === null) throw notFound('page');
      if (page.visibility !== 'public') hideFromSearch(reply);
      return { status: 200, body: await present(page, audience) };
    },

    getPageToEdit: async ({ params, reply }) => {
      const page = await requirePage(params['id']);
      reply.header('etag', etags.page(page));
      return { status: 200, body: await present(page, 'administrator') };
    },

    createPage: async ({ body, request, reply }) => {
      const gone: string[] = [];
      const page = await atomically(() =>
        idempotency.run({
          operation: 'createPage',
          key: request.headers['idempotency-key'],
          find: all.find,
          etag: etags.page,
          changedAt: (page) => page.changedAt,
          write: (existing) => write(body, existing, gone),
        }),
      );
      await store.remove(gone);
      reply.header('etag', etags.page(page));
      return { status: 201, body: { message: 'Page created.', data: await present(page, 'administrator') } };
    },

    updatePage: async ({ params, body, reply, assertUnchanged }) => {
      const gone: string[] = [];
      const page = await atomically(async () => {
        const before = await requirePage(params['id']);
        await assertUnchanged();
        return write(body, before, gone);
      });
      await store.remove(gone);
      reply.header('etag', etags.page(page));
      return { status: 200, body: { message: 'Page updated.', data: await present(page, 'administrator') } };
    },

    movePage: async ({ params, body }) => {
      await atomically(async () => {
        const { id } = await requirePage(params['id']);
        await pages.reorder(
          move(
            (await all.list()).map((page) => page.id),
            id,
            body.position,
          ),
        );
      });
      return { status: 200, body: { message: 'Page moved.' } };
    },

    deletePage: async ({ params }) => {
      const undo = await atomically(async () => {
        const { id } = await requirePage(params['id']);
        const token = await undoService.record('page', id);
        await pictures.remove(id, pages.remove);
        await pages.reorder((await all.list()).map((page) => page.id));
        return token;
      });
      return { status: 200, body: { message: 'Page deleted.', undo } };
    },
  };
}
