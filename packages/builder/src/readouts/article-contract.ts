/** Content of a post (bricks-elements.md §37, §39). */
export const POST = '.brxe-post-content';

/** Content of a page without a post (bricks-elements.md §37, §39); any page has a `<main>`. */
export const PAGE = '#brx-content, main';
