/** Dispatches the events of an entry by a visitor, for conditions and scripts of the page. */
export function emitEntry(control: Element): void {
  for (const type of ['input', 'change']) control.dispatchEvent(new Event(type, { bubbles: true }));
}
