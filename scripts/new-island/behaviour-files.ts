import { contractFile } from './contract-file.ts';
import { definitionFile, legacyScriptsFile, propsFile, sizeBudgetFile } from './definition-file.ts';
import { demoPageFile } from './demo-page-file.ts';
import { docsFile } from './docs-files.ts';
import { fixtureFile } from './fixture-file.ts';
import type { IslandNames } from './island-names.ts';
import { stylesFile } from './styles-file.ts';

/** Files of an island without React; paths are relative to its folder. */
export function behaviourFiles(names: IslandNames): Record<string, string> {
  const { name } = names;
  return {
    'island.ts': definitionFile(names, `${name}.ts`),
    'props.ts': propsFile(names),
    'docs.ts': docsFile(names),
    'legacy-scripts.ts': legacyScriptsFile(),
    'size-budget.ts': sizeBudgetFile(),
    'contract.ts': contractFile(names),
    'fixture.ts': fixtureFile(names),
    'demo-page.ts': demoPageFile(names),
    'styles.css': stylesFile(names),
    [`${name}.ts`]: behaviourFile(names),
  };
}

function behaviourFile({ variable, title }: IslandNames): string {
  return `import { behaviour } from '@stirrup/runtime';
import { ${variable}Contract } from './contract.ts';
import { ${variable}Props } from './props.ts';

/**
 * ${title} after the ARIA Authoring Practices (Disclosure).
 *
 * A behaviour: its one attribute is all of its state.
 */
export default behaviour({ props: ${variable}Props, contract: ${variable}Contract }, ({ island, ...props }) => {
  const show = (isOpen: boolean) =>
    island.bind({
      trigger: () => ({ 'aria-expanded': isOpen, onClick: () => show(!isOpen) }),
      content: () => ({ is: { closed: !isOpen } }),
    });
  show(props.isOpen);
});
`;
}
