/** A post, as far as it is shared. */
export interface SharedPost {
  readonly url: string;
  readonly title: string;
}

const ADDRESS = /https?:\/\/\S+$/;

/** Parameters with the title. In some services the address is behind it. */
const TITLE = /^(title|subject|text)$/;

/**
 * The post that printed links share; in a loop each has its own. Every service has a parameter with its address, some
 * behind other words (bricks-elements.md §45).
 */
export function sharedPost(root: Element): SharedPost {
  const given = [...root.querySelectorAll('a')].flatMap(({ search }) => [...new URLSearchParams(search)]);
  const url = given.flatMap(([, value]) => ADDRESS.exec(value) ?? []).find((address) => URL.canParse(address));
  const titled = given.find(([name, value]) => TITLE.test(name) && value && !ADDRESS.test(value));
  const canonical = () => document.querySelector<HTMLLinkElement>('link[rel="canonical"]')?.href;
  return { url: url || canonical() || location.href.replace(/#.*/, ''), title: titled?.[1] ?? document.title };
}
