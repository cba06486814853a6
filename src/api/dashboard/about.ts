import type { AboutDraft } from '../../domain/about-form.ts';
import { aboutLists } from '../../domain/about-form.ts';
import type { Id } from '../../domain/content.ts';
import { peopleToSend } from '../../domain/people.ts';
import type { FormPerson } from '../../domain/people.ts';
import { ifMatch, write, type ProviderClient } from '../http/client.ts';
import { ProblemError } from '../problem.ts';
import { limitSilence, toFormData, type SendForm } from '../http/upload.ts';
import { undoTokenOf } from './undo.ts';

/** What both forms send under the same names. */
function sharedFields(draft: AboutDraft, before: readonly FormPerson[]) {
  const { whatWeDo, howWeDo } = aboutLists(draft);
  const people = peopleToSend(draft.people);
  return {
    // An extension: what nobody has filled in is not said.
    ...(people.length === 0 && before.length === 0 ? {} : { people }),
    introHeading: draft.introHeading,
    introDescription: draft.introDescription,
    WhatwedoMainHeading: draft.whatWeDoHeading,
    howWeDoMainHeading: draft.howWeDoHeading,
    WhoWeareMainHeading: draft.whoWeAreHeading,
    clientssectionHeading: draft.clientsHeading,
    whatWeDoSections: whatWeDo,
    howWeDoSubsections: howWeDo,
  };
}

/** An About page written anew. */
export interface NewAbout {
  readonly draft: AboutDraft;
  readonly image: File | null;
}

/** A page that is stored anew. */
export interface AboutCreated {
  readonly message: string;
  /** Brings back the page that was replaced; null where there was none, or the provider cannot. */
  readonly undo: string | null;
}

/** A changed About page. */
export interface AboutChange {
  readonly id: Id | null;
  readonly draft: AboutDraft;
  /** Who was named in what is changed. */
  readonly peopleBefore: readonly FormPerson[];
  /** A new picture; without one the present picture stays, told by its path. */
  readonly image: File | null;
  readonly imagePath: string | null;
  /** The entity tag of the version that is changed; null overwrites any. */
  readonly etag: string | null;
}

/** A change that is stored. */
export interface AboutUpdated {
  readonly message: string;
  /** The page's tag as it is now, if any. */
  readonly etag: string | null;
}

/** The writes of the About page. Both give the provider's message, and reject with a `ProblemError`. */
export function createAboutWrites({ wire }: ProviderClient, sendForm: SendForm) {
  const send = limitSilence(sendForm);
  /** The picture may be large and the line slow: it goes out as an upload does. */
  const multipart = <Body extends object>(body: Body) => {
    const form = toFormData(body);
    return {
      parseAs: 'text' as const,
      body,
      bodySerializer: () => form,
      fetch: (request: Request) => send(request, form),
    };
  };

  return {
    /** A success says `success: true` (specification, section 4, "Create About form"). */
    async create({ draft, image }: NewAbout): Promise<AboutCreated> {
      const answer = await write(() =>
        wire.POST(
          '/api/aboutpage',
          multipart({
            ...sharedFields(draft, []),
            ...(image === null ? {} : { mediaUrl: image }),
            whowearedescription: draft.whoWeAreDescription,
            clientSections: aboutLists(draft).clients.map((name) => ({ name })),
          }),
        ),
      );
      if (answer.body?.['success'] !== true) throw new ProblemError({ kind: 'malformed', message: answer.message });
      return { message: answer.message, undo: undoTokenOf(answer) };
    },

    async update({ id, draft, peopleBefore, image, imagePath, etag }: AboutChange): Promise<AboutUpdated> {
      const answer = await write(() =>
        wire.PATCH('/api/aboutpage', {
          params: ifMatch(etag),
          ...multipart({
            ...(id === null ? {} : { id: String(id) }),
            ...sharedFields(draft, peopleBefore),
            ...(image === null ? (imagePath === null ? {} : { mediaUrl: imagePath }) : { media: image }),
            whoWeAreDescription: draft.whoWeAreDescription,
            clientSections: aboutLists(draft).clients.map((clientsname) => ({ clientsname })),
          }),
        }),
      );
      if (answer.body?.['success'] === false) throw new ProblemError({ kind: 'malformed', message: answer.message });
      return { message: answer.message, etag: answer.etag };
    },
  };
}
