/**
 * Marks what an island adds to its markup, and removes it when the signal aborts. The copy of a live island has what
 * that one added, which is removed at once.
 *
 * @param attribute Attribute of everything that is added.
 */
export function createAdditions(
  root: Element,
  attribute: string,
  signal: AbortSignal,
): <Added extends Element>(added: Added) => Added {
  const remove = () => {
    for (const added of root.querySelectorAll(`[${attribute}]`)) added.remove();
  };
  remove();
  signal.addEventListener('abort', remove);
  return (added) => {
    added.setAttribute(attribute, '');
    return added;
  };
}
