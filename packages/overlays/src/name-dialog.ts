/**
 * Makes an element a modal dialog for assistive technology, by the attributes that it lacks: its name is the heading in
 * it, or `label`, unless it refers to another (`aria-labelledby` goes before `aria-label`). Returns a function that removes them.
 */
export function nameDialog(content: HTMLElement, label: string | undefined): () => void {
  const heading = content.querySelector('h1,h2,h3,h4,h5,h6,[role="heading"]');
  const name = heading?.textContent.trim() || label;
  const lacking = Object.entries({ role: 'dialog', 'aria-modal': 'true', tabindex: '-1', 'aria-label': name }).filter(
    ([attribute, value]) => value && !content.hasAttribute(attribute),
  );
  for (const [attribute, value] of lacking) content.setAttribute(attribute, String(value));
  return () => {
    for (const [attribute] of lacking) content.removeAttribute(attribute);
  };
}
