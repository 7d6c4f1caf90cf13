import { describe, expect, it } from 'vitest';
import { BODY, HEAD } from './support/kitchen-sink.ts';
import { openContractPage } from './support/open-contract-page.ts';
import { lite, reactBuilds } from './support/react-versions.ts';

const STRICT = { 'content-security-policy': "require-trusted-types-for 'script'; trusted-types 'none'" };

describe.each([...reactBuilds, lite])('React $version, $mode', (react) => {
  it.each(['outer first', 'inner first'])('adopts every node, under strict Trusted Types, %s', async (order) => {
    const page = await openContractPage(react, BODY, { head: HEAD, headers: STRICT });
    const result = await page.evaluate(async (isOuterFirst) => {
      const find = <T extends Element>(selector: string, type: new () => T): T => {
        const element = document.querySelector(selector);
        if (!(element instanceof type)) throw new Error(`no ${selector}`);
        return element;
      };
      // Changes by a visitor and by other scripts before the islands start.
      for (const id of ['typed', 'c-typed']) find(`#${id}`, HTMLInputElement).value = 'typed';
      for (const id of ['area', 'c-area']) find(`#${id}`, HTMLTextAreaElement).value = 'typed';
      for (const id of ['select', 'c-select']) find(`#${id}`, HTMLSelectElement).selectedIndex = 1;
      for (const id of ['check', 'check2', 'c-check', 'radio']) find(`#${id}`, HTMLInputElement).click();
      find('#number', HTMLInputElement).valueAsNumber = 7;
      find('#dialog', HTMLDialogElement).show();
      find('#whole button', HTMLElement).after('', '');
      find('#whole', HTMLElement).prepend('');
      const listeners = [...document.querySelectorAll('*')].map((element) => {
        const heard = { element, times: 0 };
        element.addEventListener('probe', () => {
          heard.times += 1;
        });
        return heard;
      });
      const formState = () =>
        [...document.querySelectorAll('input, select, textarea, details, dialog')].map((control) => [
          'value' in control && control.value,
          'checked' in control && control.checked,
          'selectedIndex' in control && control.selectedIndex,
          'open' in control && control.open,
          'defaultValue' in control && control.defaultValue,
          'defaultChecked' in control && control.defaultChecked,
        ]);
      // Only empty text nodes may be removed.
      const walker = document.createTreeWalker(document, NodeFilter.SHOW_TEXT);
      const isEmpty = (node: Node) => node.nodeValue === '';
      const empties: Node[] = [];
      while (walker.nextNode()) if (isEmpty(walker.currentNode)) empties.push(walker.currentNode);
      const head = document.head.innerHTML;
      const stateBefore = JSON.stringify(formState());
      contract.remember();

      await contract.islands('counter', ...(isOuterFirst ? ['outer', 'inner'] : ['inner', 'outer']));
      const changes = contract.changes().filter((change) => change !== 'went: #text ');
      for (const { element } of listeners) element.dispatchEvent(new Event('probe'));
      const stateAfter = JSON.stringify(formState());
      const reset = () => {
        for (const form of document.forms) form.reset();
        return ['typed', 'c-typed', 'area', 'c-area', 'number'].map((id) => {
          const control = document.getElementById(id);
          return control && 'value' in control && control.value;
        });
      };
      return {
        changes,
        emptied: empties.length,
        isHeadSame: document.head.innerHTML === head,
        isFormStateSame: stateBefore === stateAfter,
        deafListeners: listeners.filter(({ times }) => times !== 1).length,
        states: [...document.querySelectorAll('[data-island]')].map((island) =>
          island.getAttribute('data-island-state'),
        ),
        reset: reset(),
        areChecksReset: ['check', 'c-check'].every((id) => find(`#${id}`, HTMLInputElement).checked),
        violations: contract.violations(),
        failures: contract.failures(),
      };
    }, order === 'outer first');

    expect(result).toEqual({
      changes: [],
      emptied: 3,
      isHeadSame: true,
      isFormStateSame: true,
      deafListeners: 0,
      states: Array.from({ length: 12 }, () => 'ready'),
      reset: ['printed', 'printed', 'printed', 'printed', '1'],
      areChecksReset: true,
      violations: 0,
      failures: [],
    });

    const after = await page.evaluate(async () => {
      contract.remember();
      for (const part of document.querySelectorAll('[data-part~="button"]')) {
        part.dispatchEvent(new MouseEvent('click', { bubbles: true }));
      }
      await contract.settled();
      const counts = [...document.querySelectorAll('[data-island]')].map((island) => island.getAttribute('data-count'));
      const changes = contract.changes();
      contract.releaseAll();
      return { counts, changes, changesAfterRelease: contract.changes(), violations: contract.violations() };
    });
    expect(after).toEqual({
      counts: ['2', '1', '0', '1', '1', '1', '1', '1', '1', '0', '1', '1'],
      changes: [],
      changesAfterRelease: [],
      violations: 0,
    });
  });
});
