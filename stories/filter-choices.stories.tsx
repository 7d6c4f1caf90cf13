import { filterChoices } from '@stirrup/builder/filter-choices';
import type { Meta } from '@storybook/react-vite';
import { FAILING_PAGE, FILTERS_PAGE, filteredLoop, filterJson, withLoop } from './support/filtered-loop.ts';
import { islandStory } from './support/island-story.tsx';
import { allReady, click, find, sees } from './support/play.ts';

export default { title: 'Builder/Filter choices' } satisfies Meta;

const islands = withLoop(filterChoices);
const page = FILTERS_PAGE;

interface Choice {
  readonly value: string;
  readonly text: string;
  readonly depth?: number;
  readonly disabled?: boolean;
}

function list(id: string, type: string, choices: readonly Choice[], { looks = '', settings = {} } = {}): string {
  const items = choices.map(
    ({ value, text, depth = 0, disabled }) =>
      `<li data-depth="${depth}"${value ? '' : ' class="brx-option-all"'} style="list-style: none; padding-inline-start: ${depth}em">
        <label class="depth-${depth}"><input type="${type}" name="form-field-${id}" value="${value}"${disabled ? ' disabled' : ''}${value ? '' : ' checked'}>
        <span class="brx-option-text"${looks}>${text}</span></label></li>`,
  );
  return `<ul class="brxe-filter-${type}" data-brx-filter='${filterJson(id, type, settings)}'>${items.join('')}</ul>`;
}

const kinds: readonly Choice[] = [
  { value: '', text: 'All categories' },
  { value: 'horse', text: 'Horse (324)' },
  { value: 'rider', text: 'Rider (106)' },
  { value: 'driving', text: 'Driving (0)', disabled: true },
];
const tree: readonly Choice[] = [
  { value: 'horse', text: 'Horse (324)' },
  { value: 'rugs', text: 'Rugs (108)', depth: 1 },
  { value: 'fly-rugs', text: 'Fly rugs (36)', depth: 2 },
  { value: 'yard', text: 'Yard (70)' },
];
const long = tree.map((choice) => ({
  ...choice,
  text: `${choice.text} for cold mornings, wet afternoons and nights in an unheated Donaudampfschifffahrtsstall`,
}));
const family = { settings: { hierarchy: true, autoCheck: true } };

export const Radio = islandStory({
  page,
  markup: () => filteredLoop(list('fikind', 'radio', kinds)),
  islands,
  play: allReady,
});

export const RadioLikeButtons = islandStory({
  page,
  markup: () => filteredLoop(list('fikind', 'radio', kinds, { looks: ' tabindex="0"' })),
  islands,
  play: allReady,
});

export const Checkboxes = islandStory({
  page,
  markup: () => filteredLoop(list('ficats', 'checkbox', tree, family)),
  islands,
  play: allReady,
});

export const ChosenWithWhatIsBelow = islandStory({
  page,
  markup: () => filteredLoop(list('ficats', 'checkbox', tree, family)),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, 'input[value="horse"]');
    await find(canvas, '.brx-option-active input[value="fly-rugs"]');
  },
});

/** The request fails: the choice stays, with a retry button. */
export const Failed = islandStory({
  page: FAILING_PAGE,
  markup: () => filteredLoop(list('ficats', 'checkbox', tree, family)),
  islands,
  play: async (canvas) => {
    await allReady(canvas);
    await click(canvas, 'input[value="horse"]');
    await sees(canvas, '[role="alert"]', 'Try again');
    await find(canvas, 'input[value="horse"]:checked');
  },
});

export const LongLabels = islandStory({
  page,
  markup: () => filteredLoop(list('ficats', 'checkbox', long, family)),
  islands,
  play: allReady,
});

export const RightToLeft = islandStory({
  page,
  direction: 'rtl',
  markup: () => filteredLoop(list('ficats', 'checkbox', tree, family)),
  islands,
  play: allReady,
});

export const OwnDialect = islandStory({
  page,
  markup: () =>
    filteredLoop(`<ul data-island="filter-choices" data-options='{"filter":"fistoc","query":"filaaa"}'>
      <li><label><input type="checkbox" name="stock" value="in_stock"> In stock</label></li></ul>`),
  islands,
  play: allReady,
});
