import { messageFor } from '@stirrup/cms';
import { announce } from '@stirrup/cms/notices';
import { pageRegistry } from '@stirrup/runtime';
import { createFailureMessage } from '../../shared/create-failure-message.ts';
import { beside } from './beside.ts';
import { focusItem } from './focus-item.ts';
import type { Query } from './query.ts';

/** The place of a message: behind the items after a request for more, otherwise before them. */
type Place = 'before' | 'behind';

/** The message about results that failed to load, where the visitor waits. */
interface Failure {
  readonly place: Place;
  /** The message's element on the page. */
  readonly element: HTMLElement;
  /** Shows that a retry is running. */
  readonly wait: () => void;
  readonly show: (error: string, tryAgain: () => void) => void;
}

const failures = () => pageRegistry().shared('builder/failures', () => new WeakMap<Query, Failure>());

/** The message that a loop shows if its last request failed. */
export const failureOf = (query: Query): Failure | undefined => failures().get(query);

/** Shows that results could not be loaded, with a button to retry. A message that is already there keeps the focus. */
export function showFailure(query: Query, error: unknown, place: Place, tryAgain: () => void): void {
  const present = failures().get(query);
  if (present?.place !== place) hideFailure(query);
  const failure = failures().get(query) ?? createFailure(query, place);
  failures().set(query, failure);
  failure.show(messageFor(error), tryAgain);
}

/**
 * Removes the message.
 *
 * @param focusTarget Element that gets the focus if the retry button had it.
 */
export function hideFailure(query: Query, focusTarget?: Element): void {
  const failure = failures().get(query);
  if (!failure) return;
  failures().delete(query);
  const hadFocus = failure.element.contains(document.activeElement);
  failure.element.remove();
  if (hadFocus && focusTarget) focusItem(focusTarget);
}

function createFailure(query: Query, place: Place): Failure {
  const { trail, marker, signal } = query;
  const message = createFailureMessage();
  const element = beside(trail, message.element);
  if (place === 'behind') trail.after(element);
  else marker.before(element);
  signal.addEventListener('abort', () => element.remove());
  return {
    place,
    element,
    wait: message.wait,
    show: (error, tryAgain) => {
      message.show(error, tryAgain);
      // Alerts in inert content are silent: the filter is in a panel over the page.
      if (element.closest('[inert]')) announce(error, 'assertive');
    },
  };
}
