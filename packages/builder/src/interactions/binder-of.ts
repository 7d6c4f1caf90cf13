import { ANIMATION_ACTION, DOCUMENT_TRIGGERS, ELEMENT_TRIGGERS, SHOP_TRIGGERS } from './contract.ts';
import { onAnimationEnd, onDocumentEvent, onShopEvent } from './document-events.ts';
import { onElementEvent } from './element-events.ts';
import type { Interaction } from './interaction.ts';
import { isKeyOf, millisecondsOf, textOf } from './read-printed.ts';
import { reveal } from './reveal-stranded.ts';
import { runInteraction } from './run-interaction.ts';
import { onScroll } from './scrolling.ts';

/** Waits for what sets an interaction off; what comes back ends that. */
type Binder = (interaction: Interaction) => () => void;

const otherTriggers = {
  mouseleaveWindow: (interaction) => onElementEvent('mouseleave', interaction, document.documentElement),
  scroll: onScroll,
  contentLoaded: (interaction) => {
    const timer = setTimeout(runInteraction, millisecondsOf(interaction.printed.delay), interaction);
    return () => clearTimeout(timer);
  },
  enterView: byView('onEnterView'),
  leaveView: byView('onLeaveView'),
  animationEnd: (interaction) => onAnimationEnd(animationIdOf(interaction), interaction),
} satisfies Readonly<Record<string, Binder>>;

/** Waits for what is seen, by code that is fetched for it. */
function byView(name: 'onEnterView' | 'onLeaveView'): Binder {
  return (interaction) => {
    let isOver = false;
    let end: (() => void) | undefined;
    const bind = (view: typeof import('./in-view.ts')) => {
      if (!isOver) end = view[name](interaction, runInteraction);
    };
    import('./in-view.ts').then(bind).catch(() => reveal(interaction.source));
    return () => {
      isOver = true;
      end?.();
    };
  };
}

/** An interaction that names no animation follows the last one before it on its element. */
function animationIdOf({ printed, siblings }: Interaction): string {
  const before = siblings.slice(0, siblings.indexOf(printed));
  return textOf(printed.animationId) || textOf(before.findLast(({ action }) => action === ANIMATION_ACTION)?.id);
}

/** How a trigger is waited for; undefined for one that is not known. */
export function binderOf(trigger: string): Binder | undefined {
  if (isKeyOf(ELEMENT_TRIGGERS, trigger)) return (interaction) => onElementEvent(trigger, interaction);
  if (isKeyOf(DOCUMENT_TRIGGERS, trigger)) return (interaction) => onDocumentEvent(trigger, interaction);
  if (isKeyOf(SHOP_TRIGGERS, trigger)) return (interaction) => onShopEvent(trigger, interaction);
  return isKeyOf(otherTriggers, trigger) ? otherTriggers[trigger] : undefined;
}
