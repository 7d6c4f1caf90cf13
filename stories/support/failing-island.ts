import type { IslandDefinition } from '@stirrup/runtime';

/** An island whose code cannot be loaded. */
export function failingIsland(island: IslandDefinition): IslandDefinition {
  return { ...island, load: () => Promise.reject(new Error('Stirrup: in this story, the code does not load.')) };
}

/** Keeps the reported failure of such an island from Storybook, which would call the story broken. */
export function expectFailure(): void {
  addEventListener('error', (event) => {
    event.preventDefault();
    event.stopImmediatePropagation();
  });
}
