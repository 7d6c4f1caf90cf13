import { defineContract } from '@stirrup/runtime';

/** Names of parts and states (bricks-elements.md §6). */
export const onePageNavigationContract = defineContract({
  parts: [
    /** The list that is filled with links, unless it has some. Without this part it is the island's element. */
    'list',
    /** A link to a section. */
    'link',
  ],
  states: [
    /** Set on the link to the section in view, which has `aria-current` in any case. */
    'current',
  ],
  mayGrow: true,
  dialects: {
    stirrup: { parts: { list: '[data-part="list"]', link: 'a[href]' } },
    bricks: { parts: { link: 'a[href]' }, states: { current: 'active' } },
  },
});

/** The element whose children with an id are the sections, by dialect. */
export const CONTENT: Readonly<Record<string, string>> = { bricks: '#brx-content' };
export const DEFAULT_CONTENT = 'main';

/** Children of the content that show nothing. */
export const NO_SECTION = 'script, style, template, link';

/** Start of the class of an added link, by dialect; the section's id follows. */
export const LINK_CLASS: Readonly<Record<string, string>> = { bricks: 'bricks-one-page-' };
