import { definitionFile, propsFile } from './definition-file.ts';
import type { IslandNames } from './island-names.ts';

/** An island that only listens and sets attributes, without React; paths are relative to its folder. */
export function behaviourFiles(names: IslandNames): Record<string, string> {
  const { name } = names;
  return {
    'island.ts': definitionFile(names, `${name}.ts`),
    'props.ts': propsFile(names),
    'contract.ts': contractFile(),
    [`${name}.ts`]: behaviourFile(names),
  };
}

function contractFile(): string {
  return `/** Shows and hides the content. */
export const TRIGGER = '[data-part="trigger"]';

/** What is shown and hidden. */
export const CONTENT = '[data-part="content"]';
`;
}

function behaviourFile({ variable, title }: IslandNames): string {
  return `import { behaviour } from '@stirrup/runtime';
import { CONTENT, TRIGGER } from './contract.ts';
import { ${variable}Props } from './props.ts';

/** ${title} after the ARIA Authoring Practices (Disclosure). */
export default behaviour({ props: ${variable}Props }, ({ island: { element, signal }, ...props }) => {
  const trigger = element.querySelector(TRIGGER);
  const content = element.querySelector(CONTENT);
  if (!trigger || !content) return;
  const show = (isOpen: boolean) => {
    trigger.setAttribute('aria-expanded', String(isOpen));
    content.toggleAttribute('hidden', !isOpen);
  };
  trigger.addEventListener('click', () => show(content.hasAttribute('hidden')), { signal });
  show(props.isOpen);
});
`;
}
