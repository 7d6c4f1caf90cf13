/**
 * Makes an element a modal dialog for assistive technology, by the attributes that it lacks: its name is the heading in
 * it, or `label`, unless it refers to another (`aria-labelledby` goes before `aria-label`). A `nav` stays a landmark, and a
 * list a list, which say more than that they are dialogs, and may not be both. Returns a function that removes them.
 */
export function nameDialog(content: HTMLElement, label: string | undefined): () => void {
  const heading = content.querySelector('h1,h2,h3,h4,h5,h6,[role="heading"]');
  const dialog = { role: 'dialog', 'aria-modal': 'true', 'aria-label': heading?.textContent.trim() || label };
  const named = content.matches('nav,ul,ol') ? { 'aria-label': label } : dialog;
  const lacking = Object.entries({ ...named, tabindex: '-1' }).filter(
    ([attribute, value]) => value && !content.hasAttribute(attribute),
  );
  for (const [attribute, value] of lacking) content.setAttribute(attribute, String(value));
  return () => {
    for (const [attribute] of lacking) content.removeAttribute(attribute);
  };
}
