import { expect, it } from 'vitest';
import { demoTabs, stirrupTabs } from '../../packages/builder/src/disclosures/tabs/fixture.ts';
import { takeConsole } from '../support/browser.ts';
import { openTrial } from './open-trial.ts';

/** Changes the page in every task: a timer might be late, and miss the moment at which the suite watches. */
const restless = `
  const { port1, port2 } = new MessageChannel();
  port1.onmessage = () => { element.toggleAttribute('data-again'); port2.postMessage(''); };
  port2.postMessage('')`;

// Tests the suite itself: each promise is broken once, and the suite has to notice.
it.each([
  ['replacedNodes', `const p = element.querySelector('p'); p.replaceWith(p.cloneNode(true))`],
  ['deafListeners', `const p = element.querySelector('p'); p.replaceWith(p.cloneNode(true))`],
  ['lostFormState', `element.querySelector('input').value = ''`],
  ['changedBySecondStart', restless],
  ['leftAfterRemoval', `element.addEventListener('scroll', () => undefined)`],
  ['leftAfterRemoval', `window.addEventListener('scroll', () => undefined)`],
  ['notReady', `if (element.isConnected) throw new Error('never ready')`],
  ['notRevived', `if (element.tried) throw new Error('only once'); element.tried = true`],
  ['deadCopies', `if (globalThis.tried) throw new Error('only the first'); globalThis.tried = element.parentElement`],
] as const)('finds %s where an island does this: %s', async (finding, deed) => {
  const page = await openTrial(String(stirrupTabs(demoTabs)));
  const findings = await page.evaluate((code) => {
    conformance.beCareless(code);
    return conformance.tryIslands();
  }, deed);
  expect(findings[finding]).not.toEqual([]);
  // Errors caused by the deed itself.
  takeConsole(page);
});
