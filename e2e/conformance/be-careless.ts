import type { IslandContext } from '@stirrup/runtime';
import { islands } from '../../packages/stirrup/src/islands.ts';

/** Makes the tabs island break a promise before it mounts: `deed` is code with the island's `element`. */
export function beCareless(deed: string): void {
  const tabs = islands.find(({ name }) => name === 'tabs');
  if (!tabs) throw new Error('There is no island "tabs" to be careless.');
  const { load } = tabs;
  const act = new Function('element', deed);
  Object.assign(tabs, {
    load: async () => {
      const { default: mount } = await load();
      return {
        default: (context: IslandContext) => {
          act(context.element);
          return mount(context);
        },
      };
    },
  });
}
