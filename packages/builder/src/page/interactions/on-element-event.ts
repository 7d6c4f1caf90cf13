import { isPlainClick, membersOf } from '@stirrup/runtime';
import type { ElementTrigger } from './contract.ts';
import { createWaitingList, type WaitingList } from './create-waiting-list.ts';
import type { Interaction } from './interaction.ts';
import { isOn } from './read-printed.ts';
import { runInteraction } from './run-interaction.ts';

const waitingFor = new Map<ElementTrigger, WaitingList>();

/**
 * Runs an interaction on events of an element, by default its own. The page has one listener per type of event, for any
 * number of elements: it captures each event, and adds one-time listeners to the waiting elements on its path.
 *
 * An event therefore reaches an interaction as it would reach a listener on the element itself: in the same order among
 * ancestors, not after `stopPropagation`, and also if it does not bubble.
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
  const handle = (event: Event) => {
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
      if (waiting.has(element)) membersOf(element).addEventListener(type, handle, { once: true });
    }
  };
  document.addEventListener(type, arm, { capture: true });
}

/**
 * True if a click should run the interaction, whose action then replaces the default one unless the interaction says
 * otherwise. Links to places on the page, and clicks that open a new tab, are left to the browser.
 */
function isClickFor({ source, printed }: Interaction, event: Event): boolean {
  const link = event.target instanceof Element ? membersOf(event.target).closest('a[href]') : null;
  if (link && source.contains(link)) {
    if (/^#./.test(link.getAttribute('href') ?? '')) return false;
    if (event instanceof MouseEvent && !isPlainClick(event)) return false;
  }
  if (!isOn(printed.disablePreventDefault)) event.preventDefault();
  return true;
}
