import type { About } from '../../domain/content.ts';
import {
  isObject,
  readObject,
  readOptionalId,
  readOptionalList,
  readOptionalText,
  readText,
  readUpdate,
} from '../http/json.ts';
import { readMedia } from './media.ts';

/** What says something of two spellings of one field. */
function readEither(one: unknown, other: unknown): string {
  return readOptionalText(one) ?? readText(other);
}

function readPoint(value: unknown): string {
  return readText(isObject(value) ? value['point'] : value);
}

/** `GET /api/aboutpage`: all blank, without an id, where no page has been written. */
export function normaliseAbout(answer: unknown, host: string): About {
  const about = readObject(readObject(answer, 'the About page')['data'] ?? {}, 'the About page');
  return {
    id: readOptionalId(about['id']),
    introHeading: readText(about['introHeading']),
    introDescription: readText(about['introDescription']),
    image: readMedia(about['mediaUrl'], about['details'], host, 'image'),
    imagePath: readOptionalText(about['mediaUrl']),
    whatWeDoHeading: readEither(about['whatWeDoHeading'], about['WhatWeDoHeading']),
    howWeDoHeading: readText(about['howWeDoMainHeading']),
    whoWeAreHeading: readText(about['whoWeAreHeading']),
    whoWeAreDescription: readText(about['whoWeAreDescription']),
    clientsHeading: readText(about['clientssectionHeading']),
    whatWeDo: readOptionalList(about['whatWeDoSections']).map((value) => {
      const section = readObject(value, 'a section of the About page');
      return {
        heading: readText(section['heading']),
        points: readOptionalList(section['bulletPoints'])
          .map(readPoint)
          .filter((point) => point.trim() !== ''),
      };
    }),
    howWeDo: readOptionalList(about['howWeDoSubsections']).map((value) => {
      const section = readObject(value, 'a subsection of the About page');
      return { subheading: readText(section['subheading']), description: readText(section['description']) };
    }),
    clients: readOptionalList(about['clientSections']).map((value) => {
      const client = readObject(value, 'a client');
      return readEither(client['clientsname'], client['name']);
    }),
    people: readOptionalList(about['people']).map((value) => {
      const person = readObject(value, 'a person');
      const media = readMedia(person['portrait'], person['details'], host, 'image');
      const path = readOptionalText(person['portrait']);
      return {
        name: readText(person['name']),
        role: readText(person['role']),
        portrait: media === null || path === null ? null : { path, media },
      };
    }),
    ...readUpdate(about),
  };
}
