import { pageRegistry } from '@stirrup/runtime';
import { expect, userEvent, waitFor } from 'storybook/test';

/** The first element that a selector finds; waits for it up to 5 s. */
export async function find(canvas: HTMLElement, selector: string): Promise<HTMLElement> {
  return waitFor(
    () => {
      const element = canvas.querySelector<HTMLElement>(selector);
      if (!element) throw new Error(`The story has no ${selector}.`);
      return element;
    },
    { timeout: 5000 },
  );
}

/** True if an element would not be visible, whatever its own style. */
const isInHidden = ({ parentElement }: Element) => !parentElement?.checkVisibility({ visibilityProperty: true });

/** Starts every island of the story; islands in hidden elements may wait until these are shown. */
export async function begin(canvas: HTMLElement): Promise<void> {
  await find(canvas, '[data-island-state]');
  for (const element of canvas.querySelectorAll('[data-island-state="claimed"]')) {
    for (const claim of pageRegistry().claimsOf(element)) if (!isInHidden(element)) void claim.begin();
  }
}

/** Starts every island of the story, and waits for it. */
export async function allReady(canvas: HTMLElement): Promise<void> {
  await begin(canvas);
  await waitFor(
    () => {
      const islands = [...canvas.querySelectorAll('[data-island-state]')];
      const states = islands
        .filter((element) => !element.matches('[data-island-state="claimed"]') || !isInHidden(element))
        .map((element) => element.getAttribute('data-island-state'));
      expect(states.length).toBeGreaterThan(0);
      expect(new Set(states)).toEqual(new Set(['ready']));
    },
    { timeout: 5000 },
  );
}

/** Clicks an element, as a visitor does. */
export async function click(canvas: HTMLElement, selector: string): Promise<void> {
  await userEvent.click(await find(canvas, selector));
}

/** Opens the content of a toggle, once every island is up. */
export async function open(canvas: HTMLElement, toggle: string): Promise<void> {
  await allReady(canvas);
  await click(canvas, toggle);
  await find(canvas, `${toggle}[aria-expanded="true"]`);
}

/** Waits until an element is visible. */
export async function appears(canvas: HTMLElement, selector: string): Promise<void> {
  await waitFor(() => expect(canvas.querySelector(selector)).toBeVisible(), { timeout: 10_000 });
}

/** Waits until an element that stays on the page is not visible. */
export async function disappears(canvas: HTMLElement, selector: string): Promise<void> {
  await waitFor(() => expect(canvas.querySelector(selector)).not.toBeVisible(), { timeout: 10_000 });
}

/** Waits for code that loads late, or for an act that must not happen. */
export async function pause(): Promise<void> {
  await new Promise((resolve) => setTimeout(resolve, 500));
}

/** Waits until an element contains a text. */
export async function sees(canvas: HTMLElement, selector: string, text: string | RegExp): Promise<void> {
  await waitFor(() => expect(canvas.querySelector(selector)).toHaveTextContent(text), { timeout: 12_000 });
}

/** Chooses an option of a select, as a visitor does. */
export async function choose(canvas: HTMLElement, selector: string, value: string): Promise<void> {
  await userEvent.selectOptions(await find(canvas, selector), value);
}

/** Types into a field, replacing its value. */
export async function enter(canvas: HTMLElement, selector: string, value: string): Promise<void> {
  const field = await find(canvas, selector);
  await userEvent.clear(field);
  await userEvent.type(field, value);
}

/** Chooses files, as the browser's own dialog does. */
export async function chooseFiles(canvas: HTMLElement, selector: string, files: readonly File[]): Promise<void> {
  const field = await find(canvas, selector);
  if (!(field instanceof HTMLInputElement)) throw new Error(`${selector} takes no files.`);
  const transfer = new DataTransfer();
  for (const file of files) transfer.items.add(file);
  field.files = transfer.files;
  for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
}
