/** A post, as far as it is shared. */
export interface SharedPost {
  readonly url: string;
  readonly title: string;
}

/**
 * The post that printed links share; in a loop each has its own. Every service has a parameter with its address, some
 * behind other words (bricks-elements.md §45).
 */
export function sharedPost(root: Element): SharedPost {
  for (const { search } of root.querySelectorAll('a')) {
    const given = new URLSearchParams(search);
    for (const value of given.values()) {
      const url = /https?:\/\/\S+$/.exec(value)?.[0];
      if (url && URL.canParse(url)) return { url, title: given.get('title') || document.title };
    }
  }
  const canonical = document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return { url: canonical || location.href.replace(/#.*/, ''), title: document.title };
}
