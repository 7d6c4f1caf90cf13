import { type IslandContext, type IslandDefinition, type Mount, type Phase, STATE_ATTRIBUTE } from '@stirrup/runtime';

const forced = () => new Error('Forced by the conformance suite.');

/** Moments at which an island is made to fail, and the phase that it reports. */
export const FAILURES = {
  /** Its code cannot be loaded. */
  load: 'load',
  /** Its options cannot be read, which is the first step of every island. */
  options: 'hydrate',
  /** It cannot add listeners, which it does once it is on the page. */
  'first effect': 'hydrate',
  /** An error in a later render, as an error boundary reports it. */
  'later render': 'render',
} as const satisfies Record<string, Phase>;

/** A moment of failure. */
export type Failure = keyof typeof FAILURES;

/** The same island, made to fail at the given moment. */
export function failing(island: IslandDefinition, failure: Failure): IslandDefinition {
  return {
    ...island,
    load: async () => {
      if (failure === 'load') throw forced();
      const { default: mount } = await island.load();
      return {
        default: (context) => {
          if (failure === 'later render') setTimeout(() => context.fail('render', forced()));
          if (failure === 'options') return mount(withoutOptions(context));
          return failure === 'first effect' ? withoutListeners(context.element, () => mount(context)) : mount(context);
        },
      };
    },
  };
}

function withoutOptions(context: IslandContext): IslandContext {
  return {
    ...context,
    recordProps: () => {
      throw forced();
    },
  };
}

async function withoutListeners(element: HTMLElement, mount: () => ReturnType<Mount>): Promise<void> {
  // Not those of islands inside it, which may mount at the same time and must not be made to fail as well.
  const parts = [element, ...element.querySelectorAll<HTMLElement>('*')].filter(
    (part) => part.closest(`[${STATE_ATTRIBUTE}]`) === element,
  );
  const refuse = () => {
    throw forced();
  };
  for (const part of parts) part.addEventListener = refuse;
  try {
    // An island with nothing to do here adds no listener; it is made to fail all the same.
    const mounting = mount();
    // An island that mounts synchronously has added its listeners by now; other islands must not be made to fail as
    // well.
    const unmount = mounting instanceof Promise ? await mounting : mounting;
    unmount?.();
    throw forced();
  } finally {
    for (const part of parts) Reflect.deleteProperty(part, 'addEventListener');
  }
}
