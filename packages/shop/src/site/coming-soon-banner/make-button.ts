/** Attributes that make the markup a button; `aria-disabled` is set while a request is under way. */
const OWN_ATTRIBUTES = ['role', 'tabindex', 'aria-label', 'aria-disabled'];

/**
 * Makes the CMS's markup a button to keyboards and screen readers; a printed name stays. Returns a function that
 * restores the markup.
 */
export function makeButton(element: HTMLElement, name: string): () => void {
  const printed = element.getAttributeNames();
  const isFree = (attribute: string) => !printed.includes(attribute);
  const add = (attribute: string, value: string) => isFree(attribute) && element.setAttribute(attribute, value);
  if (!element.matches('button')) {
    add('role', 'button');
    add('tabindex', '0');
  }
  if (!element.textContent.trim()) add('aria-label', name);
  return () => {
    for (const attribute of OWN_ATTRIBUTES.filter(isFree)) element.removeAttribute(attribute);
  };
}
