import { accordion } from '@stirrup/builder/accordion';
import { readMore } from '@stirrup/builder/read-more';
import { tabs } from '@stirrup/builder/tabs';
import type { Meta, StoryObj } from '@storybook/react-vite';
import { demoItems, stirrupAccordion } from '../packages/builder/src/disclosures/accordion/fixture.ts';
import { longText, readMoreMarkup } from '../packages/builder/src/disclosures/read-more/fixture.ts';
import { demoTabs, stirrupTabs } from '../packages/builder/src/disclosures/tabs/fixture.ts';
import { Stage } from './support/stage.tsx';
import { TokenTable } from './support/token-table.tsx';

export default { title: 'Tokens', tags: ['!autodocs'] } satisfies Meta;

const samples = `<h2>Islands that use them</h2>${stirrupTabs(demoTabs)}${stirrupAccordion(demoItems)}${readMoreMarkup(longText)}`;

/** Every custom property of `stirrup.css` with its present value, which can be changed, and islands that use them. */
export const LiveValues: StoryObj = {
  render: () => (
    <>
      <header className="story">
        <h1>Custom properties of stirrup.css</h1>
        <p>
          Change a value: the islands below follow. In a theme, set it on any element around an island; those made of
          others by <code>color-mix()</code> have to be set along with these then.
        </p>
        <TokenTable />
      </header>
      <Stage html={samples} islands={[tabs, accordion, readMore]} />
    </>
  ),
};
