import { importWithRetry } from '@stirrup/runtime';
import { ANIMATION_ACTION, DOCUMENT_TRIGGERS, ELEMENT_TRIGGERS, SHOP_TRIGGER } from './contract.ts';
import { onAnimationEnd, onDocumentEvent } from './document-events.ts';
import { onElementEvent } from './element-events.ts';
import type { Interaction } from './interaction.ts';
import { isKeyOf, millisecondsOf, textOf } from './read-printed.ts';
import { reveal } from './reveal-stranded.ts';
import { runInteraction } from './run-interaction.ts';
import { runHeard, runMissed } from './run-missed.ts';
import { onScroll } from './scrolling.ts';

/** Waits for what sets an interaction off; what comes back ends that. */
type Binder = (interaction: Interaction) => () => void;

/** Waits by code that is fetched for those who need it. */
function fetched<Module>(
  load: () => Promise<Module>,
  bind: (module: Module, interaction: Interaction) => () => void,
): Binder {
  return (interaction) => {
    let isOver = false;
    let end: (() => void) | undefined;
    const begin = (module: Module) => {
      if (!isOver) end = bind(module, interaction);
    };
    load().then(begin, () => reveal(interaction.source));
    return () => {
      isOver = true;
      end?.();
    };
  };
}

const fetchView = () => importWithRetry(() => import('./in-view.ts'));
const onShopEvent = fetched(
  () => importWithRetry(() => import('./shop-events.ts')),
  (shop, interaction) => shop.onShopEvent(interaction, { runHeard, runMissed }),
);

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
  enterView: fetched(fetchView, (view, interaction) => view.onEnterView(interaction, runInteraction)),
  leaveView: fetched(fetchView, (view, interaction) => view.onLeaveView(interaction, runInteraction)),
  animationEnd: (interaction) => onAnimationEnd(animationIdOf(interaction), interaction),
} satisfies Readonly<Record<string, Binder>>;

/** How a trigger is waited for; undefined for one that is not known. */
export function binderOf(trigger: string): Binder | undefined {
  if (isKeyOf(ELEMENT_TRIGGERS, trigger)) return (interaction) => onElementEvent(trigger, interaction);
  if (isKeyOf(DOCUMENT_TRIGGERS, trigger)) return (interaction) => onDocumentEvent(trigger, interaction);
  if (SHOP_TRIGGER.test(trigger)) return onShopEvent;
  return isKeyOf(otherTriggers, trigger) ? otherTriggers[trigger] : undefined;
}
