import type { RequestState } from '../../../../../fixtures/cms/environment.ts';
import { type Html, html } from '../../../../../fixtures/cms/markup/html.ts';
import type { ElementExample, ElementPage } from '../../../../../fixtures/cms/pages/element-page.ts';
import { queryView } from '../../../../../fixtures/cms/queries/query-view.ts';
import { address } from '../../../../../fixtures/cms/site.ts';
import { liveSearchTerm, resultsCount } from '../../loops/query-text/fixture.ts';
import { builderInteractive } from '../../page/interactions/fixture.ts';
import { builderSearchForm, builderSearchOverlay, stirrupSearchOverlay } from './fixture.ts';

const inHeader = (search: Html) => html`<div class="demo-header"><b>Paddock &amp; Co</b>${search}</div>`;

/** The id of the query whose results show in an overlay. */
const LIVE = 'livbbb';

function live(cms: RequestState): Html {
  const view = queryView(cms);
  const state = view.state(LIVE);
  return html`${view.filter('livbse')}<div id="search-results" class="brxe-block" data-brx-ls-wrapper="${LIVE}"><p class="brxe-text-basic">${resultsCount(state)} results for “${liveSearchTerm(state)}”</p>${view.loop(LIVE)}</div>`;
}

/** A button elsewhere on the page that shows an overlay, as authors build it. */
const byInteraction = builderInteractive(
  [
    {
      id: 'schint',
      trigger: 'click',
      action: 'setAttribute',
      target: 'custom',
      targetSelector: '#brxe-schtit .bricks-search-overlay',
      actionAttributeKey: 'class',
      actionAttributeValue: 'show',
    },
  ],
  'Search by an interaction',
  { more: { class: 'brxe-button bricks-button' } },
);

function classicExamples({ site }: RequestState): ElementExample[] {
  const action = address(site, '/');
  return [
    { name: 'In a header', markup: inHeader(stirrupSearchOverlay({ id: 'header', action })) },
    { name: 'With a title', markup: stirrupSearchOverlay({ id: 'titled', action, title: 'Search the stable' }) },
    {
      name: 'For products only',
      markup: stirrupSearchOverlay({ id: 'products', action, parameters: { post_type: 'product' } }),
    },
  ];
}

function builderExamples(cms: RequestState): ElementExample[] {
  const action = address(cms.site, '/');
  return [
    { name: 'In a header', markup: inHeader(builderSearchOverlay({ id: 'schhea', action })) },
    {
      name: 'With a title, and opened by an interaction',
      markup: html`${builderSearchOverlay({ id: 'schtit', action, title: 'Search the stable' })} ${byInteraction}`,
    },
    {
      name: 'For products only, with a button',
      markup: builderSearchOverlay({
        id: 'schpro',
        action,
        title: 'Products',
        titleTag: 'div',
        submit: 'Search',
        parameters: { post_type: 'product' },
      }),
    },
    {
      name: 'Live search',
      markup: builderSearchOverlay({ id: 'schliv', title: 'The large catalogue', content: live(cms) }),
    },
    {
      name: 'Without an overlay',
      markup: html`<div id="brxe-schinp" class="brxe-search">${builderSearchForm({ id: 'schinp', action })}</div>`,
    },
  ];
}

/** Searches over the page: several on one page, in a header, with more parameters, with a live search in it. */
export const demoPage: ElementPage = {
  title: 'Search overlay',
  queries: { classic: [], builder: [LIVE] },
  classic: classicExamples,
  builder: builderExamples,
};
