import type { FilmConversion } from '../../domain/chosen-films.ts';
import { malformed, readId, readNumber, readObject } from '../http/json.ts';

const states = ['waiting', 'converting', 'done', 'failed'] as const;

/** `POST /api/film-conversions`, `GET /api/film-conversions/{id}` */
export function normaliseConversion(answer: unknown): FilmConversion {
  const data = readObject(readObject(answer, 'a conversion')['data'], 'a conversion');
  const state = states.find((one) => one === data['state']);
  if (state === undefined) throw malformed('the state of a conversion');
  return {
    id: String(readId(data['id'], 'the id of a conversion')),
    state,
    share: readNumber(data['share']) ?? 0,
    bytes: readNumber(data['bytes']),
  };
}
