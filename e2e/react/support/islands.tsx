import { component, useStore, useSubscription } from '@stirrup/react';
import { defineContract, defineProps, type Mount, pageRegistry } from '@stirrup/runtime';
import { atom } from 'nanostores';
import { useEffect, useId, useLayoutEffect, useState } from 'react';
import { createPortal } from 'react-dom';

const contract = defineContract({
  parts: ['button', 'text', 'field'],
  states: ['open', 'on'],
  dialects: {
    stirrup: {
      parts: { button: '[data-part~="button"]', text: '[data-part~="text"]', field: '[data-part~="field"]' },
      states: { open: '[data-open]', on: 'is-on is-lit' },
    },
  },
});
const props = defineProps({});
const base = { props, contract };

export const shared = atom('server');

function ThrowingChild(): never {
  throw new Error('child');
}

const counter = component(base, ({ island }) => {
  const [count, setCount] = useState(0);
  return island.bind({
    root: () => ({ 'data-count': count }),
    button: ({ index }) => ({ 'data-index': index, onClick: () => setCount((before) => before + 1) }),
    field: () => ({ 'data-seen': count, onChange: () => setCount((before) => before + 1) }),
  });
});

const throwsLater = (where: 'render' | 'bind' | 'layout' | 'effect' | 'child') =>
  component(base, ({ island }) => {
    const [isBad, setIsBad] = useState(false);
    useLayoutEffect(() => {
      if (isBad && where === 'layout') throw new Error('layout');
    });
    useEffect(() => {
      if (isBad && where === 'effect') throw new Error('effect');
    });
    if (isBad && where === 'render') throw new Error('render');
    const bound = island.bind({
      root: () => ({ is: { open: true, on: true } }),
      button: () => ({ 'aria-expanded': true, title: 'set', onClick: () => setIsBad(true) }),
      text: () => {
        if (isBad && where === 'bind') throw new Error('bind');
        return { hidden: null };
      },
    });
    return (
      <>
        {bound}
        {isBad && where === 'child' && <ThrowingChild />}
      </>
    );
  });

const throwsAtOnce = (where: 'render' | 'bind' | 'layout' | 'effect' | 'child') =>
  component(base, ({ island }) => {
    useLayoutEffect(() => {
      if (where === 'layout') throw new Error('layout');
    });
    useEffect(() => {
      if (where === 'effect') throw new Error('effect');
    });
    if (where === 'render') throw new Error('render');
    const bound = island.bind({
      root: () => ({ is: { open: true, on: true } }),
      button: () => ({ 'aria-expanded': true, title: 'set' }),
      text: () => {
        if (where === 'bind') throw new Error('bind');
        return { hidden: null };
      },
    });
    return where === 'child' ? <ThrowingChild /> : bound;
  });

/** Every island of the contract test's pages, by its name in `data-island`. */
export const islands: Readonly<Record<string, Mount>> = {
  counter,
  outer: counter,
  inner: counter,
  still: component(base, ({ island }) => island.bind({})),
  'throws-in-handler': component(base, ({ island }) => {
    const [count, setCount] = useState(0);
    useSubscription<[]>(
      (listener, signal) => document.addEventListener('shout', () => listener(), { signal }),
      () => {
        throw new Error('listener');
      },
    );
    return island.bind({
      button: () => ({
        'data-count': count,
        onClick: () => {
          setCount((before) => before + 1);
          throw new Error('handler');
        },
      }),
    });
  }),
  'render-at-once': throwsAtOnce('render'),
  'bind-at-once': throwsAtOnce('bind'),
  'layout-at-once': throwsAtOnce('layout'),
  'effect-at-once': throwsAtOnce('effect'),
  'child-at-once': throwsAtOnce('child'),
  'render-later': throwsLater('render'),
  'bind-later': throwsLater('bind'),
  'layout-later': throwsLater('layout'),
  'effect-later': throwsLater('effect'),
  'child-later': throwsLater('child'),
  endless: component(base, ({ island }) => {
    const [count, setCount] = useState(0);
    useLayoutEffect(() => {
      if (count > 0) setCount(count + 1);
    }, [count]);
    return island.bind({ button: () => ({ title: `${count}`, onClick: () => setCount(1) }) });
  }),
  'other-markup': component(base, () => <section>new</section>),
  'more-markup': component(base, ({ island }) => (
    <>
      {island.bind({})}
      <div id="more">more</div>
    </>
  )),
  'more-later': component(base, ({ island }) => {
    const [isMore, setIsMore] = useState(false);
    return (
      <>
        {isMore && <div>before</div>}
        {island.bind({ button: () => ({ onClick: () => setIsMore(true) }) })}
        {isMore && <div>after</div>}
      </>
    );
  }),
  moves: component(base, ({ island }) => {
    const [isWrapped, setIsWrapped] = useState(false);
    const bound = island.bind({
      button: () => ({ 'data-wrapped': isWrapped, onClick: () => setIsWrapped(true) }),
    });
    return isWrapped ? <div>{bound}</div> : bound;
  }),
  id: component(base, ({ island }) => {
    const id = useId();
    return island.bind({ root: () => ({ 'data-use-id': id }) });
  }),
  store: component(base, ({ island }) => {
    const value = useStore(shared, 'server');
    const [atFirst] = useState(value);
    useLayoutEffect(() => {
      if (shared.get() === 'server') shared.set('between');
    }, []);
    return island.bind({ root: () => ({ 'data-at-first': atFirst, 'data-value': value }) });
  }),
  portal: component(base, ({ island }) => {
    const [isOpen, setIsOpen] = useState(false);
    return (
      <>
        {island.bind({ button: () => ({ 'data-open': isOpen, onClick: () => setIsOpen(!isOpen) }) })}
        {isOpen &&
          createPortal(
            <button type="button" id="in-portal" onClick={() => setIsOpen(false)}>
              Close
            </button>,
            document.body,
          )}
      </>
    );
  }),
  releases: component(base, ({ island }) =>
    island.bind({
      button: () => ({
        onClick: () => {
          const other = document.querySelector('[data-island="counter"]');
          if (other) pageRegistry().release(other);
        },
      }),
    }),
  ),
  'releases-in-effect': component(base, ({ island }) => {
    const [isDone, setIsDone] = useState(false);
    useEffect(() => {
      const other = document.querySelector('[data-island="counter"]');
      if (isDone && other) pageRegistry().release(other);
    }, [isDone]);
    return island.bind({ button: () => ({ onClick: () => setIsDone(true) }) });
  }),
};
