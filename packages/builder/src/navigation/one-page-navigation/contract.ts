import { defineContract } from '@stirrup/runtime';

/** Names of states (bricks-elements.md §6). It has no parts: links and lists are what they are in HTML. */
export const onePageNavigationContract = defineContract({
  states: [
    /** Set on the link to the section in view, which has `aria-current` in any case. */
    'current',
  ],
  dialects: {
    stirrup: {},
    bricks: { states: { current: 'active' } },
  },
});

interface Sections {
  /** The element whose children with an id are the sections. */
  readonly content: string;
  /** Start of the class of an added link; the section's id follows. */
  readonly linkClass: string;
}

/** Sections and the links to them, by dialect. */
export const SECTIONS: Readonly<Record<string, Sections>> = {
  bricks: { content: '#brx-content', linkClass: 'bricks-one-page-' },
};

export const DEFAULT_CONTENT = 'main';

/** The list that is filled with links. Without one it is the island's element. */
export const LIST = 'ul, ol';

/** Children of the content that show nothing. */
export const NO_SECTION = 'script, style, template, link';
