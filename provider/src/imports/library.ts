import { cutText } from '@vitrine/markdown/cut';
import type { FoundPicture } from './blocks.ts';
import { isPictureAddress, toAddress } from './picture-address.ts';
import { readCaptionHtml } from './captions.ts';
import { Losses } from './losses.ts';
import { wordsOf } from './tree.ts';
import type { WxrItem } from './wxr.ts';

/** A file of the old site's media library. */
export interface Attachment {
  readonly id: string;
  readonly address: string;
  readonly alt: string;
  readonly caption: string;
  /** What its caption has lost; null where that is nothing. */
  readonly lost: Losses | null;
  readonly order: number;
}

/** A picture or a film that is wanted, with all addresses from which it may be fetched, the best first. */
export interface Wanted {
  readonly addresses: readonly string[];
  readonly alt: string;
  readonly caption: string;
}

/** All of a library is in memory at once: more of a text than may stand anywhere is not kept. */
const longestKept = 4000;

/** WordPress makes copies of pictures: `photo-1024x683.jpg` and `photo-scaled.jpg` of `photo.jpg`. */
const copy = /(?:-\d{2,5}x\d{2,5}|-scaled|-rotated)(?=\.[a-z0-9]{3,5}$)/i;
const smallCopy = /-\d{2,5}x\d{2,5}(?=\.[a-z0-9]{3,5}$)/i;

/** What addresses of one file have in common, whatever its protocol. */
function placeOf(address: string): string {
  const { host, pathname } = new URL(address);
  return `${host.replace(/^www\./, '')}${pathname}`;
}

/** The media library of an export: where its files are, and what is said about them. */
export class Library {
  readonly #byId = new Map<string, Attachment>();
  readonly #byParent = new Map<string, Attachment[]>();
  readonly #byPlace = new Map<string, Attachment>();
  readonly #wholes = new Map<string, Attachment>();

  /** @param base the site's address, for what is relative */
  add(item: WxrItem, base: string): void {
    const address = toAddress(item.attachmentUrl, base);
    if (address === '') return;
    const { id, parent, meta, excerpt, menuOrder } = item;
    const lost = new Losses();
    const caption = readCaptionHtml(excerpt, base, lost);
    const attachment: Attachment = {
      id,
      address,
      alt: cutText(wordsOf(meta._wp_attachment_image_alt), longestKept),
      caption: cutText(caption, longestKept),
      lost: lost.toJSON().length === 0 ? null : lost,
      order: menuOrder,
    };
    this.#byId.set(id, attachment);
    this.#byPlace.set(placeOf(address), attachment);
    const whole = placeOf(address).replace(copy, '');
    if (!this.#wholes.has(whole)) this.#wholes.set(whole, attachment);
    if (parent === '' || parent === '0') return;
    const siblings = this.#byParent.get(parent);
    if (siblings === undefined) this.#byParent.set(parent, [attachment]);
    else siblings.push(attachment);
  }

  /** The pictures that were uploaded for an item, in the order that people gave them. */
  ofParent(id: string): readonly Attachment[] {
    return (this.#byParent.get(id) ?? [])
      .filter(({ address }) => isPictureAddress(address))
      .toSorted((a, b) => a.order - b.order || Number(a.id) - Number(b.id));
  }

  byId(id: string): Attachment | null {
    return this.#byId.get(id) ?? null;
  }

  /** A file by an address of it, or of a smaller copy. */
  byAddress(address: string): Attachment | null {
    const place = placeOf(address);
    return this.#byPlace.get(place) ?? this.#wholes.get(place.replace(copy, '')) ?? null;
  }

  /**
   * Where a picture of a text may be fetched from: as it was uploaded first, then whatever the text names.
   * @param losses hear what the library's caption has lost, where it is taken
   */
  want({ addresses, id, alt, caption }: FoundPicture, losses: Losses): Wanted {
    const own =
      this.byId(id) ?? addresses.map((address) => this.byAddress(address)).find((one) => one !== null) ?? null;
    // The whole one is beside its copies on every WordPress; where it is not, the copy is taken.
    const named = addresses.flatMap((address) =>
      smallCopy.test(address) ? [address.replace(smallCopy, ''), address] : [address],
    );
    // A text that shows a picture by itself has said what stands below it.
    const isSaid = caption !== '' || addresses.length > 0;
    if (!isSaid && own !== null && own.lost !== null) losses.addAll(own.lost);
    return {
      addresses: [...new Set([...(own === null ? [] : [own.address]), ...named])],
      alt: alt === '' ? (own?.alt ?? '') : alt,
      caption: isSaid ? caption : (own?.caption ?? ''),
    };
  }

  /** Files that are in none of the places of these addresses. */
  *unused(addresses: ReadonlySet<string>): Generator<Attachment> {
    const used = new Set([...addresses].map((address) => placeOf(address)));
    for (const [place, attachment] of this.#byPlace) if (!used.has(place)) yield attachment;
  }
}
