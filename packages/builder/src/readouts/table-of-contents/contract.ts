import { defineContract } from '@stirrup/runtime';

/** Names of states (bricks-elements.md §39). It has no parts: links, items and lists are what they are in HTML. */
export const tableOfContentsContract = defineContract({
  states: [
    /** Set on the link to the heading in view, which has `aria-current` in any case. */
    'current',
    /** Set on the item of that link. */
    'currentItem',
    /** Set on a nested list that may be collapsed. */
    'collapsible',
    /** Set on a nested list while it is collapsed. */
    'collapsed',
  ],
  dialects: {
    stirrup: { states: { collapsed: '[data-collapsed]' } },
    bricks: {
      states: {
        current: 'is-active-link',
        currentItem: 'is-active-li',
        collapsible: 'is-collapsible',
        collapsed: 'is-collapsed',
      },
    },
  },
});

/** Classes of added elements, by dialect (bricks-elements.md §39); the name of the heading's element follows that of a link. */
export const CLASSES: Readonly<
  Record<string, { readonly list: string; readonly item: string; readonly link: string }>
> = {
  bricks: { list: 'toc-list', item: 'toc-list-item', link: 'toc-link node-name--' },
};

/** Headings that are listed, and those that are not, by default (bricks-elements.md §39). */
export const HEADINGS = 'h2, h3';
export const IGNORED = '.toc-ignore';

/** Copies of slides that sliders make, with their headings and ids (bricks-elements.md §29, §30). */
export const COPY = '.swiper-slide-duplicate, .splide__slide--clone';

/** The id of an element in the builder; it precedes ids that would begin with a digit (bricks-elements.md §39). */
export const SCRIPT_ID = 'data-script-id';
