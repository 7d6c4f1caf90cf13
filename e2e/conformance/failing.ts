import type { IslandContext, IslandDefinition, Mount, Phase } from '@stirrup/runtime';

const forced = () => new Error('Forced by the conformance suite.');

/** Where an island is made to fail, and the phase that it reports then. */
export const FAILURES = {
  /** Its code cannot be fetched. */
  load: 'load',
  /** Its options cannot be read: the first thing that each does. */
  options: 'hydrate',
  /** It cannot listen, which it does once it is on the page. */
  'first effect': 'hydrate',
  /** What an error boundary does with an error in a later render. */
  'later render': 'render',
} as const satisfies Record<string, Phase>;

/** A way to fail. */
export type Failure = keyof typeof FAILURES;

/** The same island, failing in the given way, wherever its own code would be at work then. */
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
    describe: () => {
      throw forced();
    },
  };
}

async function withoutListeners(element: HTMLElement, mount: () => ReturnType<Mount>): Promise<void> {
  const parts = [element, ...element.querySelectorAll<HTMLElement>('*')];
  const refuse = () => {
    throw forced();
  };
  for (const part of parts) part.addEventListener = refuse;
  try {
    // An island that finds nothing to do here listens to nothing: it fails all the same.
    const mounting = mount();
    // Whoever mounts in one step has listened by now: others on the page are not to be refused as well.
    const unmount = mounting instanceof Promise ? await mounting : mounting;
    unmount?.();
    throw forced();
  } finally {
    for (const part of parts) Reflect.deleteProperty(part, 'addEventListener');
  }
}
