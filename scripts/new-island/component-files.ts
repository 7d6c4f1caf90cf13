import { contractFile } from './contract-file.ts';
import { definitionFile, legacyScriptsFile, propsFile, sizeBudgetFile } from './definition-file.ts';
import { demoPageFile } from './demo-page-file.ts';
import { docsFile } from './docs-files.ts';
import { fixtureFile } from './fixture-file.ts';
import type { IslandNames } from './island-names.ts';
import { stylesFile } from './styles-file.ts';

/** Files of an island that is a React component; paths are relative to its folder. */
export function componentFiles(names: IslandNames): Record<string, string> {
  const { name } = names;
  return {
    'island.ts': definitionFile(names, `${name}.tsx`),
    'props.ts': propsFile(names),
    'docs.ts': docsFile(names),
    'legacy-scripts.ts': legacyScriptsFile(),
    'size-budget.ts': sizeBudgetFile(),
    'contract.ts': contractFile(names),
    'fixture.ts': fixtureFile(names),
    'demo-page.ts': demoPageFile(names),
    'styles.css': stylesFile(names),
    [`${name}.tsx`]: componentFile(names),
  };
}

function componentFile({ variable, component, title }: IslandNames): string {
  return `import { component } from '@stirrup/react';
import { useState } from 'react';
import { ${variable}Contract } from './contract.ts';
import { ${variable}Props } from './props.ts';

/** ${title} after the ARIA Authoring Practices (Disclosure). */
export default component(
  { props: ${variable}Props, contract: ${variable}Contract },
  function ${component}({ island, ...props }) {
    const [isOpen, setIsOpen] = useState(props.isOpen);
    return island.bind({
      trigger: () => ({ 'aria-expanded': isOpen, onClick: () => setIsOpen(!isOpen) }),
      content: () => ({ is: { closed: !isOpen } }),
    });
  },
);
`;
}
