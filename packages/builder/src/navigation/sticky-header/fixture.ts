import { pictureAddress, pictureSet } from '../../../../../fixtures/cms/catalogue/picture-address.ts';
import type { Picture } from '../../../../../fixtures/cms/catalogue/types.ts';
import { attributes, type Html, html } from '../../../../../fixtures/cms/markup/html.ts';
import type { ShellHeader } from '../../../../../fixtures/cms/markup/shell-header.ts';
import { address, type Site } from '../../../../../fixtures/cms/site.ts';

/** Options of a sticky header. */
export interface StickyHeaderOptions {
  /** Position, in px, below which it hides while the visitor scrolls down; without one it stays. */
  readonly slideUpAfter?: number | undefined;
  /** True if it begins in its place on the page, as ours does, instead of over the page, as the builder's does. */
  readonly isInPlace?: boolean;
}

type Attributes = ShellHeader['attributes'];

const slideUp = ({ slideUpAfter }: StickyHeaderOptions): Attributes =>
  slideUpAfter === undefined ? {} : { 'data-slide-up-after': slideUpAfter };

const ofBuilder = (options: StickyHeaderOptions): Attributes => ({
  class: options.isInPlace ? 'brx-sticky on-scroll' : 'brx-sticky',
  ...slideUp(options),
});

const ofOurs = (options: StickyHeaderOptions): Attributes => ({
  'data-island': 'sticky-header',
  'data-over-content': options.isInPlace === false,
  ...slideUp(options),
});

const attributesIn = ({ dialect }: Pick<Site, 'dialect'>, options: StickyHeaderOptions): Attributes =>
  dialect === 'builder' ? ofBuilder(options) : ofOurs(options);

/** The builder's sticky header (bricks-elements.md §5). */
export function builderStickyHeader(content: Html, options: StickyHeaderOptions = {}): Html {
  return html`<header id="brx-header"${attributes(ofBuilder(options))}>${content}</header>`;
}

/** A sticky header in our own dialect. */
export function stirrupStickyHeader(content: Html, options: StickyHeaderOptions = {}): Html {
  return html`<header${attributes(ofOurs(options))}>${content}</header>`;
}

/** Addresses of a logo: of the printed picture in its sizes, and of the other one. */
export interface LogoPictures {
  readonly src: string;
  readonly srcset: string | false;
  readonly inverse: string;
}

const PRINTED: Picture = { kind: 'irons', hue: 150 };
const INVERSE: Picture = { kind: 'irons', hue: 25 };

const SIZE = { width: 44, height: 44 };

/** The builder's logo. It prints the pictures for its script only in sticky headers. */
export function builderLogo({ src, srcset, inverse }: LogoPictures, home = '/'): Html {
  return html`<a class="brxe-logo logo" href="${home}"><img${attributes({ ...SIZE, src, class: 'bricks-site-logo css-filter', alt: 'Paddock & Co', 'data-bricks-logo': src, 'data-bricks-logo-inverse': inverse, loading: 'eager', decoding: 'async', fetchpriority: 'high', srcset, sizes: srcset && '44px' })}></a>`;
}

/** A logo in our own dialect. */
export function stirrupLogo({ src, srcset, inverse }: LogoPictures, home = '/'): Html {
  return html`<a class="logo" href="${home}"><img${attributes({ ...SIZE, src, srcset, sizes: srcset && '44px', alt: 'Paddock & Co', 'data-part': 'logo', 'data-inverse': inverse })}></a>`;
}

/** Attributes of the demo shop's header on every page: sticky in its place, and out of the way of who reads on. */
export function shopHeaderAttributes(site: Pick<Site, 'dialect'>): Attributes {
  return attributesIn(site, { slideUpAfter: 200, isInPlace: true });
}

/** The demo shop's own header, sticky, in the dialect of the page. */
export function stickyShopHeader(site: Site, options: StickyHeaderOptions = {}): ShellHeader {
  const pictures = {
    src: pictureAddress(site, PRINTED, 100),
    srcset: pictureSet(site, PRINTED),
    inverse: pictureAddress(site, INVERSE, 100),
  };
  const printLogo = site.dialect === 'builder' ? builderLogo : stirrupLogo;
  return {
    attributes: attributesIn(site, options),
    logo: printLogo(pictures, address(site, '/')),
  };
}
