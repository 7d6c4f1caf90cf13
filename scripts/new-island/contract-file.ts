import type { IslandNames } from './island-names.ts';

/** The contract file of a new island, with each dialect's names of its parts and states. */
export function contractFile({ variable }: IslandNames): string {
  return `import { defineContract } from '@stirrup/runtime';

/** Names of parts and states. Add a dialect per CMS, and name the section of its contract here. */
export const ${variable}Contract = defineContract({
  parts: [
    /** Shows and hides the content. */
    'trigger',
    /** The content that the trigger shows and hides. */
    'content',
  ],
  states: [
    /** Set while the content is hidden. */
    'closed',
  ],
  dialects: {
    stirrup: {
      parts: { trigger: '[data-part="trigger"]', content: '[data-part="content"]' },
      states: { closed: '[hidden]' },
    },
  },
});
`;
}
