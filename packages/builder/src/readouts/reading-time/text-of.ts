import { textNodesIn } from '../../shared/text-nodes-in.ts';

/** Elements whose text nobody reads. */
const UNREAD = 'script, style, noscript, template';

/** The text of an element, without the given element in it. Needs no layout, and copies no markup. */
export function textOf(content: Element, without: Element): string {
  const isRead = ({ parentElement }: Text) => !parentElement?.closest(UNREAD) && !without.contains(parentElement);
  return [...textNodesIn(content)]
    .filter(isRead)
    .map(({ data }) => data)
    .join('');
}
