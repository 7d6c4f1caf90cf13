/**
 * The elements that comboboxes in an element open. They belong to it although they may be elsewhere: libraries put
 * calendars and lists at the end of the page.
 */
export function comboboxPopups(element: Element): Element[] {
  return [...element.querySelectorAll('[role="combobox"]')].flatMap(
    (field) => document.getElementById(field.getAttribute('aria-controls') ?? '') ?? [],
  );
}
