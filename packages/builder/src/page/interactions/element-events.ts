import { isPlainClick, membersOf } from '@stirrup/runtime';
import type { ElementTrigger } from './contract.ts';
import { createWaitingList, type WaitingList } from './create-waiting-list.ts';
import type { Interaction } from './interaction.ts';
import { isOn } from './read-printed.ts';
import { runInteraction } from './run-interaction.ts';

const waitingFor = new Map<ElementTrigger, WaitingList>();

/**
 * Waits for an event on an element, by default the interaction's own. The page has one listener per type of event, whatever the number
 * of elements: it captures the event on its way down and arms those elements on the way that wait for it, for this once.
 *
 * So an event reaches an interaction as it would reach a listener of the element's own: in the same order among
 * ancestors, after whoever stops it, also where it does not bubble.
 */
export function onElementEvent(
  type: ElementTrigger,
  interaction: Interaction,
  element: Element = interaction.source,
): () => void {
  let waiting = waitingFor.get(type);
  if (!waiting) {
    waiting = createWaitingList();
    waitingFor.set(type, waiting);
    listen(type, waiting);
  }
  return waiting.add(element, interaction);
}

function listen(type: ElementTrigger, waiting: WaitingList): void {
  const hear = (event: Event) => {
    for (const interaction of waiting.of(event.currentTarget)) {
      if (type !== 'click' || isClickFor(interaction, event)) runInteraction(interaction);
    }
  };
  const arm = ({ target, bubbles }: Event) => {
    for (
      let element = target instanceof Element ? target : null;
      element;
      element = bubbles ? membersOf(element).parentElement : null
    ) {
      if (waiting.has(element)) membersOf(element).addEventListener(type, hear, { once: true });
    }
  };
  document.addEventListener(type, arm, { capture: true });
}

/**
 * Whether a click is the interaction's affair. Links to places in the page stay links, and a click that asks for a new
 * tab stays the browser's; of all others the interaction takes the place, unless it is told not to.
 */
function isClickFor({ source, printed }: Interaction, event: Event): boolean {
  const link = event.target instanceof Element ? event.target.closest('a[href]') : null;
  if (link && source.contains(link)) {
    if (/^#./.test(link.getAttribute('href') ?? '')) return false;
    if (event instanceof MouseEvent && !isPlainClick(event)) return false;
  }
  if (!isOn(printed.disablePreventDefault)) event.preventDefault();
  return true;
}
