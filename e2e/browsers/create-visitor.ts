import { setTimeout as wait } from 'node:timers/promises';
import type { Engine } from './engine.ts';
import type { Target, Visitor } from './visitor.ts';

/** Longest time that a path waits for something, in ms: much, since the machine may be busy. */
const PATIENCE = 30_000;

const partsOf = (target: Target) => (typeof target === 'string' ? [target] : target);
const named = (target: Target) => partsOf(target).join(' with the text ');

/** A key of `KeyboardEvent.key`, by the name that a path uses. */
const keyOf = (name: string) => (name === 'Space' ? ' ' : name);

/**
 * A new visitor in a running engine.
 *
 * @param origin Address of the shop under a name of its own, so that nothing of earlier visitors is there.
 */
export function createVisitor(engine: Engine, origin: string): Visitor {
  /** The compiler names functions inside functions by a helper that the page has not. */
  const resultOf = async (expression: string) =>
    JSON.parse(
      await engine.evaluate(
        `(async () => { const __name = (named) => named; return JSON.stringify(${expression}); })()`,
      ),
    );
  const evaluate: Visitor['evaluate'] = (run, ...values) =>
    resultOf(`(await (${run})(...${JSON.stringify(values)})) ?? null`);
  const waitFor: Visitor['waitFor'] = async (hope, ...values) => {
    let last: unknown;
    for (const until = Date.now() + PATIENCE; Date.now() < until; await wait(40)) {
      try {
        // Only its truth: an element cannot be sent.
        last = await resultOf(`Boolean(await (${hope})(...${JSON.stringify(values)}))`);
        if (last === true) return;
      } catch (error) {
        // The page may be going away just now.
        last = error;
      }
    }
    throw new Error(`Waited in vain for ${hope} with ${JSON.stringify(values)}; at last ${String(last)}`);
  };
  const hover = async (target: Target) => {
    const found = await evaluate(
      (selector: string, text: string | null) => visitorTools.aim(selector, text ?? undefined),
      partsOf(target)[0] ?? '',
      partsOf(target)[1] ?? null,
    );
    if ('reason' in found) throw new Error(`No pointer reaches ${named(target)}: ${found.reason}`);
    await engine.move(found.x, found.y);
    return found;
  };
  const count = (target: Target, isWanted: boolean) =>
    waitFor(
      (selector: string, text: string | null, wanted: boolean) =>
        visitorTools.visible(selector, text ?? undefined).length > 0 === wanted,
      partsOf(target)[0] ?? '',
      partsOf(target)[1] ?? null,
      isWanted,
    );
  const focus: Visitor['focus'] = async (target) => {
    await count(target, true);
    await evaluate(
      (selector: string, text: string | null) => visitorTools.visible(selector, text ?? undefined)[0]?.focus(),
      partsOf(target)[0] ?? '',
      partsOf(target)[1] ?? null,
    );
  };
  const press: Visitor['press'] = async (...keys) => {
    for (const combined of keys) {
      const held = combined.split('+').map(keyOf);
      for (const key of held) await engine.keyDown(key);
      for (const key of held.toReversed()) await engine.keyUp(key);
    }
  };
  return {
    engine: engine.name,
    open: (path) => engine.goto(`${origin}${path}`),
    hover: async (target) => {
      await hover(target);
    },
    click: async (target) => {
      await hover(target);
      await engine.pointerDown();
      await engine.pointerUp();
    },
    drag: async (target, byX, byY = 0) => {
      const { x, y } = await hover(target);
      await engine.pointerDown();
      for (const part of [0.25, 0.5, 0.75, 1]) await engine.move(x + byX * part, y + byY * part);
      await engine.pointerUp();
    },
    focus,
    press,
    type: async (target, text) => {
      await focus(target);
      await evaluate(() => {
        const field = document.activeElement;
        if (field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) field.select();
      });
      await press('Backspace', ...text);
    },
    choose: async (target, value) => {
      await focus(target);
      await evaluate((wanted: string) => {
        const field = document.activeElement;
        if (!(field instanceof HTMLSelectElement)) throw new Error('The focus is not on a list.');
        field.value = wanted;
        if (field.value !== wanted) throw new Error(`The list has no option "${wanted}".`);
        for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }));
      }, value);
    },
    evaluate,
    waitFor,
    sees: (target) => count(target, true),
    missesNow: (target) => count(target, false),
    isAt: (target) =>
      waitFor(
        (selector: string, text: string | null) =>
          visitorTools.matching(selector, text ?? undefined).some((element) => element === document.activeElement),
        partsOf(target)[0] ?? '',
        partsOf(target)[1] ?? null,
      ),
    ready: (selector) =>
      waitFor((wanted: string) => {
        const all = [...document.querySelectorAll(wanted)];
        return all.length > 0 && all.every((element) => element.getAttribute('data-island-state') === 'ready');
      }, selector),
    goBack: () => evaluate(() => void setTimeout(() => history.back())),
    goForward: () => evaluate(() => void setTimeout(() => history.forward())),
    screenshot: engine.screenshot,
    takeConsole: async () => {
      // The last act may have led to another page, which is only now opening.
      await waitFor(() => document.readyState === 'complete' && 'visitorTools' in globalThis);
      return evaluate(() => visitorTools.told());
    },
  };
}
