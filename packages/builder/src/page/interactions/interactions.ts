import { behaviour, warn } from '@stirrup/runtime';
import { knownInteractions } from '../../shared/known-interactions.ts';
import { actions } from './actions.ts';
import { binderOf } from './binder-of.ts';
import { ATTRIBUTES, type PrintedInteraction } from './contract.ts';
import type { Interaction } from './interaction.ts';
import { laterAction } from './later-action.ts';
import { makePressable } from './make-pressable.ts';
import { interactionsProps } from './props.ts';
import { publish, withdraw } from './published.ts';
import { isKeyOf, textOf } from './read-printed.ts';
import { reveal, revealOnPaper, revealStranded } from './reveal-stranded.ts';
import { pixelsOf } from './scrolling.ts';

/**
 * The interactions of an element. The page listens for their triggers once, for all elements together.
 *
 * A behaviour: it renders nothing, and acts on elements that the page names. It has no parts, because targets are
 * anywhere.
 */
export default behaviour({ props: interactionsProps }, ({ island: { element: source, signal }, interactions }) => {
  const known = knownInteractions();
  known.set(source, interactions);
  revealStranded(source, interactions);
  revealOnPaper();
  const endings = interactions.map((printed) => begin(source, printed, interactions));
  if (interactions.some(({ trigger }) => trigger === 'click')) makePressable(source, signal);
  signal.addEventListener('abort', () => {
    known.delete(source);
    for (const end of endings) end();
  });
});

/** Starts one interaction, and returns a function that ends it. */
function begin(source: HTMLElement, printed: PrintedInteraction, siblings: readonly PrintedInteraction[]): () => void {
  const [trigger, action] = [textOf(printed.trigger), textOf(printed.action)];
  const bind = binderOf(trigger);
  if (!bind) {
    if (process.env.NODE_ENV !== 'production')
      warn(`an interaction waits for "${trigger}", which is not known; it is left out`, source);
    return () => undefined;
  }
  const interaction: Interaction = {
    printed,
    source,
    siblings,
    act: isKeyOf(actions, action) ? actions[action] : laterAction(action, () => reveal(source)),
    published: publishedForm(source, printed),
    isRunning: false,
    end: () => {
      unbind();
      withdraw(interaction);
    },
  };
  publish(interaction);
  // Nothing runs before the end of the current task, when this is assigned.
  const unbind = bind(interaction);
  return interaction.end;
}

/** The form in which the builder publishes an interaction to other scripts (bricks-dynamic.md §7.1). */
function publishedForm(el: HTMLElement, printed: PrintedInteraction): object {
  const isOnWindow = printed.trigger === 'mouseleaveWindow';
  const groupId = isOnWindow ? 'document' : (el.getAttribute(ATTRIBUTES.id) ?? '');
  const { scrollOffset } = printed;
  return {
    ...printed,
    el,
    groupId,
    ...(isOnWindow && { trigger: 'mouseleave' }),
    ...(scrollOffset !== undefined && { scrollOffset: pixelsOf(scrollOffset) }),
  };
}
