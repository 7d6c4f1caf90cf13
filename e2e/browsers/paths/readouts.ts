import type { IslandPaths, NoPath, Visitor } from '../visitor.ts';

const NO_CONTROLS: NoPath = { because: 'nothing in it takes the focus' };

/** Waits until the text of the first such element matches a pattern. */
const reads = (visitor: Visitor, selector: string, pattern: string) =>
  visitor.waitFor(
    (wanted: string, text: string) => new RegExp(text).test(visitorTools.visible(wanted)[0]?.textContent ?? ''),
    selector,
    pattern,
  );

/** Scrolls so that an element is in the middle of the window. */
const scrollTo = (visitor: Visitor, selector: string) =>
  visitor.evaluate(
    (wanted: string) => document.querySelector(wanted)?.scrollIntoView({ block: 'center', behavior: 'instant' }),
    selector,
  );

/** Islands that count, fill and report by themselves. */
export const readouts: Readonly<Record<string, IslandPaths>> = {
  countdown: {
    happy: async (visitor) => {
      await visitor.open('/elements/countdown/');
      await reads(visitor, '[data-island="countdown"]', '^The sale begins in \\d{4} days, \\d\\d:\\d\\d:\\d\\d\\.$');
      await visitor.waitFor(() => {
        const { textContent } = document.querySelector('[data-island="countdown"]') ?? document.body;
        const first: string = (Reflect.get(globalThis, 'first') as string | undefined) ?? textContent;
        Reflect.set(globalThis, 'first', first);
        return first !== textContent;
      });
      await visitor.open('/builder/elements/countdown/');
      await reads(visitor, '.brxe-countdown', '^\\d{4} days\\d\\d hours\\d\\d minutesand \\d+ seconds left$');
    },
    keyboard: NO_CONTROLS,
  },
  counter: {
    happy: async (visitor) => {
      await visitor.open('/elements/counter/');
      await scrollTo(visitor, '[data-island="counter"]');
      await reads(visitor, '[data-island="counter"]', 'over 12\\.500 riders');
    },
    keyboard: NO_CONTROLS,
  },
  'pie-chart': {
    happy: async (visitor) => {
      await visitor.open('/elements/pie-chart/');
      await scrollTo(visitor, '[data-island="pie-chart"]');
      await visitor.ready('[data-island="pie-chart"]');
      await visitor.sees('[data-island="pie-chart"] :is(svg, canvas)');
    },
    keyboard: NO_CONTROLS,
  },
  'progress-bar': {
    happy: async (visitor) => {
      await visitor.open('/elements/progress-bar/');
      await scrollTo(visitor, '[data-island="progress-bar"]');
      await visitor.waitFor(() => {
        const bar = document.querySelector('[data-island="progress-bar"] [data-part="bar"]');
        const fill = bar?.querySelector('[data-part="fill"]');
        const share = (fill?.getBoundingClientRect().width ?? 0) / (bar?.getBoundingClientRect().width ?? 1);
        return Math.abs(share - 0.8) < 0.02;
      });
    },
    keyboard: NO_CONTROLS,
  },
  'reading-progress': {
    happy: async (visitor) => {
      await visitor.open('/elements/reading-progress/');
      await visitor.ready('[data-island="reading-progress"]');
      await visitor.evaluate(() => window.scrollTo({ top: document.body.scrollHeight, behavior: 'instant' }));
      await visitor.waitFor(
        () => (document.querySelector<HTMLProgressElement>('[data-island="reading-progress"]')?.value ?? 0) > 90,
      );
    },
    keyboard: NO_CONTROLS,
  },
  'reading-time': {
    happy: async (visitor) => {
      await visitor.open('/elements/reading-time/');
      await reads(visitor, '[data-island="reading-time"]', '^Reading time: \\d+ minutes$');
    },
    keyboard: NO_CONTROLS,
  },
  'typed-text': {
    happy: async (visitor) => {
      await visitor.open('/elements/typed-text/');
      await scrollTo(visitor, '[data-island="typed-text"]');
      await reads(visitor, '[data-island="typed-text"] [data-part="typed"]', '^oat');
      await reads(visitor, '[data-island="typed-text"] [data-part="typed"]', '^h');
    },
    keyboard: async (visitor) => {
      await visitor.open('/elements/typed-text/');
      await scrollTo(visitor, '[data-island="typed-text"]');
      await visitor.ready('[data-island="typed-text"]:first-of-type');
      // A text that goes on for ever can be stopped (WCAG 2.2.2).
      await visitor.focus('[data-island="typed-text"] button');
      await visitor.press('Enter');
      await visitor.waitFor(() =>
        /Play/.test(document.activeElement?.ariaLabel ?? document.activeElement?.textContent ?? ''),
      );
    },
  },
  'table-of-contents': {
    happy: async (visitor) => {
      await visitor.open('/elements/table-of-contents/');
      await visitor.ready('[data-island="table-of-contents"]');
      await visitor.click('[data-island="table-of-contents"] li:last-child a');
      await visitor.waitFor(() => location.hash.length > 1 && scrollY > 0);
    },
    keyboard: async (visitor) => {
      await visitor.open('/elements/table-of-contents/');
      await visitor.ready('[data-island="table-of-contents"]');
      await visitor.focus('[data-island="table-of-contents"] li:last-child a');
      await visitor.press('Enter');
      await visitor.waitFor(() => location.hash.length > 1 && scrollY > 0);
    },
  },
};
