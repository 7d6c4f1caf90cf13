import { ANIMATION_ACTION, DOCUMENT_TRIGGERS, ELEMENT_TRIGGERS, SHOP_TRIGGER } from './contract.ts';
import { onAnimationEnd, onDocumentEvent } from './document-events.ts';
import type { Interaction } from './interaction.ts';
import { viewCode } from './late-modules.ts';
import { onElementEvent } from './on-element-event.ts';
import { onShopEvent } from './on-shop-event.ts';
import { isKeyOf, millisecondsOf, textOf } from './read-printed.ts';
import { reveal } from './reveal-stranded.ts';
import { runInteraction } from './run-interaction.ts';
import { onScroll } from './scrolling.ts';

/** Waits for the trigger of an interaction; the returned function ends that. */
type Binder = (interaction: Interaction) => () => void;

type ViewCode = typeof import('./view-code.ts');

/** Waits by code for the view, which loads with the first element that needs it. */
function inView(bind: (code: ViewCode, interaction: Interaction) => () => void): Binder {
  return (interaction) => {
    let isOver = false;
    let end: (() => void) | undefined;
    const begin = (code: ViewCode) => {
      if (!isOver) end = bind(code, interaction);
    };
    viewCode.load().then(begin, () => reveal(interaction.source));
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

const otherTriggers = {
  mouseleaveWindow: (interaction) => onElementEvent('mouseleave', interaction, document.documentElement),
  scroll: onScroll,
  contentLoaded: (interaction) => {
    const timer = setTimeout(runInteraction, millisecondsOf(interaction.printed.delay), interaction);
    return () => clearTimeout(timer);
  },
  enterView: inView((view, interaction) => view.onEnterView(interaction, runInteraction)),
  leaveView: inView((view, interaction) => view.onLeaveView(interaction, runInteraction)),
  animationEnd: (interaction) => onAnimationEnd(animationIdOf(interaction), interaction),
} satisfies Readonly<Record<string, Binder>>;

/** The binder of a trigger; undefined for an unknown one. */
export function binderOf(trigger: string): Binder | undefined {
  if (isKeyOf(ELEMENT_TRIGGERS, trigger)) return (interaction) => onElementEvent(trigger, interaction);
  if (isKeyOf(DOCUMENT_TRIGGERS, trigger)) return (interaction) => onDocumentEvent(trigger, interaction);
  if (SHOP_TRIGGER.test(trigger)) return onShopEvent;
  return isKeyOf(otherTriggers, trigger) ? otherTriggers[trigger] : undefined;
}
