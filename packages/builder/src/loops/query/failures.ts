import { messageFor } from '@stirrup/cms';
import { commonTexts, text } from '@stirrup/cms/texts';
import { createButton } from '@stirrup/runtime';
import { beside } from './beside.ts';
import { focusItem } from './focus-item.ts';
import type { Query } from './query.ts';

/** The place of a message: behind the items when more were asked for, else before them. */
type Place = 'before' | 'behind';

/** The message, where the visitor waits, that results failed to load. */
interface Failure {
  readonly place: Place;
  /** The element on the page. */
  readonly element: HTMLElement;
  /** A retry is under way. */
  readonly wait: () => void;
  readonly say: (words: string, tryAgain: () => void) => void;
}

const failures = new WeakMap<Query, Failure>();

/** The message that a loop shows, if its last call failed. */
export const failureOf = (query: Query): Failure | undefined => failures.get(query);

/** Shows that results could not be loaded, with a button to retry. A message that is already there keeps the focus. */
export function showFailure(query: Query, error: unknown, place: Place, tryAgain: () => void): void {
  const present = failures.get(query);
  if (present?.place !== place) hideFailure(query);
  const failure = failures.get(query) ?? createFailure(query, place);
  failures.set(query, failure);
  failure.say(messageFor(error), tryAgain);
}

/**
 * Takes the message away.
 *
 * @param heir Gets the focus, if the visitor is at the button.
 */
export function hideFailure(query: Query, heir?: Element): void {
  const failure = failures.get(query);
  if (!failure) return;
  failures.delete(query);
  const hadFocus = failure.element.contains(document.activeElement);
  failure.element.remove();
  if (hadFocus && heir) focusItem(heir);
}

function createFailure(query: Query, place: Place): Failure {
  const { trail, marker, signal } = query;
  const words = document.createElement('span');
  const button = createButton({ textContent: text(commonTexts, 'tryAgain') });
  const message = document.createElement('div');
  message.className = 'stirrup-message';
  message.setAttribute('role', 'alert');
  message.append(words, ' ', button);
  const element = beside(trail, message);
  if (place === 'behind') trail.after(element);
  else marker.before(element);
  signal.addEventListener('abort', () => element.remove());
  return {
    place,
    element,
    // Not `disabled`: that would take the focus.
    wait: () => button.setAttribute('aria-disabled', 'true'),
    say: (sentence, tryAgain) => {
      button.removeAttribute('aria-disabled');
      button.onclick = tryAgain;
      words.textContent = sentence;
    },
  };
}
