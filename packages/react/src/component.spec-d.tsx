import { choice, defineContract, defineProps, number } from '@stirrup/runtime';
import { component, type IslandProps } from './component.tsx';
import type { IslandOf } from './island.tsx';

// Code that must compile, and code that must not: `tsc` checks this file, and it never runs.

const props = defineProps({ delay: number(0), side: choice(['left', 'right'], 'left') });
const contract = defineContract({
  parts: ['button', 'text'],
  states: ['open'],
  dialects: { stirrup: { parts: { button: 'button' }, states: { open: 'is-open' } } },
});

export const right = component({ props, contract }, ({ island, delay, side }) => {
  const milliseconds: number = delay;
  const word: 'left' | 'right' = side;
  return island.bind({
    root: (part) => ({ 'data-delay': milliseconds, 'data-side': word, title: part.printed('title') }),
    button: ({ index }) => ({
      'aria-expanded': true,
      tabindex: index,
      is: { open: true },
      onClick: (event) => event.currentTarget.focus(),
      onKeyDown: ({ key }) => key.toLowerCase(),
      onSubmit: ({ submitter }) => submitter?.blur(),
    }),
  });
});

export const wrong = component({ props, contract }, ({ island, ...options }) => {
  // @ts-expect-error an option that the schema does not have
  options.duration;
  // @ts-expect-error a value that the option cannot have
  options.side === 'top';
  // @ts-expect-error a part that the contract does not have
  island.parts.title;
  // @ts-expect-error a part that the contract does not have
  island.bind({ title: () => ({}) });
  // @ts-expect-error a state that the contract does not have
  island.bind({ text: () => ({ is: { closed: true } }) });
  // @ts-expect-error a state is on or off
  island.bind({ text: () => ({ is: { open: 'yes' } }) });
  // @ts-expect-error a handler takes the event of its name
  island.bind({ text: () => ({ onClick: (event: KeyboardEvent) => event.key }) });
  // @ts-expect-error classes are the CMS's: use states
  island.bind({ text: () => ({ class: 'open' }) });
  // @ts-expect-error styles are the CMS's, too
  island.bind({ text: () => ({ hidden: true, style: 'color: red' }) });
  // @ts-expect-error an attribute is text, a number, a boolean or null
  island.bind({ text: () => ({ 'data-x': {} }) });
  // @ts-expect-error a binding is a function of the part
  island.bind({ text: { hidden: true } });
  return island.bind({});
});

export const wrongContract = defineContract({
  parts: ['button'],
  states: ['open'],
  dialects: {
    // @ts-expect-error a part that is not declared
    one: { parts: { knob: 'button' }, states: {} },
    // @ts-expect-error a state that is not declared
    two: { parts: {}, states: { shut: 'is-shut' } },
  },
});

export const nameOfButton = (island: IslandOf<typeof contract>) => island.parts.button;

// @ts-expect-error no contract
export type WrongProps = IslandProps<typeof props, string>;
