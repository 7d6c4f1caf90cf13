import type { IslandContext } from '@stirrup/runtime';
import mount from '../../packages/builder/src/page/interactions/interactions.ts';
import { type Medians, medians, type Task } from './median.ts';

/** Clicks in one measurement: a single one is shorter than the clock's resolution. */
const CLICKS = 200;

/** Elements that are started and ended in one measurement. */
const SAMPLE = 20;

const LIST = JSON.stringify([
  {
    id: 'a1',
    trigger: 'click',
    action: 'toggleAttribute',
    actionAttributeKey: 'class',
    actionAttributeValue: 'is-open',
  },
  {
    id: 'a2',
    trigger: 'mouseenter',
    action: 'setAttribute',
    actionAttributeKey: 'data-mood',
    actionAttributeValue: 'curious',
  },
  { id: 'a3', trigger: 'ajaxEnd', action: 'hide', ajaxQueryId: 'abc123' },
]).replaceAll('"', '&quot;');

const ELEMENT = `<section><p>text <b>bold</b></p><button data-interaction-id="a1b2c3" data-interactions="${LIST}">x</button></section>`;

const nothing = () => undefined;

function insert(count: number): HTMLElement {
  const root = document.createElement('div');
  root.innerHTML = ELEMENT.repeat(count);
  document.body.append(root);
  return root;
}

/** Starts elements, and returns a function that ends them. */
function bringUp(buttons: readonly HTMLElement[]): () => void {
  const lives = buttons.map((element) => {
    const life = new AbortController();
    const context: IslandContext = {
      ...{ name: 'interactions', element, dialect: 'bricks', dialectData: undefined, rootSelector: '.bench' },
      ...{ signal: life.signal, recordProps: nothing, warn: nothing, fail: nothing },
    };
    mount(context);
    return life;
  });
  return () => {
    for (const life of lives) life.abort();
  };
}

/**
 * A page on which all elements but the last are up. The timed work is equal for every size, so that other processes
 * disturb all sizes alike.
 */
function page(count: number) {
  const root = insert(count);
  const buttons = [...root.querySelectorAll('button')];
  const last = buttons.splice(-SAMPLE);
  const end = bringUp(buttons);
  return {
    last,
    leave: () => {
      end();
      root.remove();
    },
  };
}

const starting =
  (count: number): Task =>
  () => {
    const { last, leave } = page(count);
    return () => {
      const end = bringUp(last);
      return () => {
        end();
        leave();
      };
    };
  };

const ending =
  (count: number): Task =>
  () => {
    const { last, leave } = page(count);
    const end = bringUp(last);
    return () => {
      end();
      return leave;
    };
  };

const clicking =
  (count: number): Task =>
  () => {
    const { last, leave } = page(count);
    const end = bringUp(last);
    return () => {
      for (let click = 0; click < CLICKS; click += 1) last[0]?.click();
      return () => {
        end();
        leave();
      };
    };
  };

// As the builder prints it: other scripts read the list of all interactions.
Object.assign(globalThis, { bricksData: { interactions: [] } });

globalThis.measure = (sizes): Promise<Medians> =>
  medians(
    Object.fromEntries(
      sizes.flatMap((size) => [
        [`start ${size}`, starting(size)],
        [`click ${size}`, clicking(size)],
        [`end ${size}`, ending(size)],
      ]),
    ),
  );
