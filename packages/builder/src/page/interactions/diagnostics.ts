import { type IslandDiagnostics, type IslandMistake, readProps } from '@stirrup/runtime';
import { findPopups } from '../../overlays/popups/find-popups.ts';
import { actions } from './actions.ts';
import { binderOf } from './binder-of.ts';
import { ID_PREFIX, type PrintedInteraction, SHOP_EVENTS, SHOP_TRIGGER, TARGETS } from './contract.ts';
import { actions as loadActions } from './load-action.ts';
import { actions as otherActions } from './other-actions.ts';
import { interactionsProps } from './props.ts';
import { isKeyOf, textOf } from './read-printed.ts';
import { actions as viewActions } from './view-code.ts';

const allActions = { ...actions, ...viewActions, ...loadActions, ...otherActions };

/** Options by which an interaction selects elements; `targetSelector` counts only for the target `custom`. */
const SELECTORS = ['offCanvasSelector', 'targetFormSelector'] as const;

/** Triggers, actions and targets that no page has. */
export const interactionsDiagnostics: IslandDiagnostics = {
  check: ({ element, dialect }) => {
    const origin = { element, dialect, recordProps: () => undefined, warn: () => undefined };
    return readProps(origin, interactionsProps).interactions.flatMap(mistakesOf);
  },
};

function mistakesOf(printed: PrintedInteraction): IslandMistake[] {
  const [trigger, action] = [textOf(printed.trigger), textOf(printed.action)];
  const mistakes: IslandMistake[] = [];
  const isKnown = SHOP_TRIGGER.test(trigger) ? isKeyOf(SHOP_EVENTS, trigger) : binderOf(trigger) !== undefined;
  if (!isKnown) mistakes.push({ rule: 'unknown-trigger', message: `it waits for "${trigger}", which is no trigger` });
  if (!isKeyOf(allActions, action))
    mistakes.push({ rule: 'unknown-action', message: `it is to do "${action}", which is no action` });
  const selectors: (readonly [key: string, selector: string])[] = SELECTORS.map((key) => [key, textOf(printed[key])]);
  if (printed.target === 'custom') selectors.push(['targetSelector', textOf(printed.targetSelector)]);
  for (const [key, selector] of selectors) {
    const problem = problemOf(selector);
    if (problem) mistakes.push({ rule: 'missing-target', message: `"${key}" is "${selector}", which ${problem}` });
  }
  if (printed.target === 'custom' && !textOf(printed.targetSelector))
    mistakes.push({ rule: 'missing-target', message: '"target" is "custom", and "targetSelector" is missing' });
  const [target, popup] = [textOf(printed.target), textOf(printed.templateId)];
  if (target && !TARGETS.includes(target))
    mistakes.push({
      rule: 'missing-target',
      message: `"target" is "${target}", so it acts on its own element. Expected ${TARGETS.join(', ')}`,
    });
  if (target === 'popup' && findPopups(popup).length === 0)
    mistakes.push({
      rule: 'missing-target',
      message: popup ? `"templateId" is "${popup}", and no popup has this id` : '"templateId" is missing',
    });
  const form = textOf(printed.formId).replace(ID_PREFIX, '');
  if (form && !document.querySelector(`[data-element-id="${CSS.escape(form)}"], #brxe-${CSS.escape(form)}`))
    mistakes.push({ rule: 'missing-target', message: `"formId" is "${form}", and no form has this id` });
  return mistakes;
}

/** The fault of a selector, if it has one. */
function problemOf(selector: string): string | undefined {
  if (selector === '') return undefined;
  try {
    return document.querySelector(selector) ? undefined : 'matches nothing';
  } catch {
    return 'is no selector';
  }
}
