import type { AttributionData } from './attribution-data.ts';
import { INPUTS_ELEMENT } from './contract.ts';
import { property } from './property.ts';

/** Content of the elements. */
interface Contents {
  readonly prefix: string;
  readonly values: AttributionData;
}

/**
 * Defines `<wc-order-attribution-inputs>`, which fills itself with hidden fields whenever it is inserted. The shop
 * prints several into one form; the first of a form has the fields, and the next one takes over when it is removed.
 */
export function defineInputs(read: () => Contents): void {
  class OrderAttributionInputs extends HTMLElement {
    readonly #inputs: ReadonlyMap<string, HTMLInputElement>;
    #values: unknown;

    constructor() {
      super();
      const { prefix, values } = read();
      this.#inputs = new Map(Object.keys(values).map((name) => [name, hiddenInput(`${prefix}${name}`)]));
      this.#values = values;
      // A property that was set before the definition would hide the accessor.
      Reflect.deleteProperty(this, 'values');
      // Merging new markup empties the element.
      new MutationObserver(() => this.fill()).observe(this, { childList: true });
    }

    connectedCallback() {
      fillAll();
    }

    disconnectedCallback() {
      fillAll();
    }

    get values(): unknown {
      return this.#values;
    }

    set values(values: unknown) {
      this.#values = values;
      this.fill();
    }

    fill(): void {
      if (!this.isConnected) return;
      const form = this.closest('form');
      const isFirst = !form || form.querySelector(INPUTS_ELEMENT) === this;
      const wanted = isFirst ? [...this.#inputs.values()] : [];
      const isFilled = wanted.length === this.childNodes.length && wanted.every((input) => input.parentNode === this);
      if (!isFilled) this.replaceChildren(...wanted);
      for (const [name, input] of this.#inputs) input.value = String(property(this.#values, name) ?? '');
    }
  }

  function fillAll(): void {
    for (const element of document.querySelectorAll(INPUTS_ELEMENT)) {
      if (element instanceof OrderAttributionInputs) element.fill();
    }
  }

  customElements.define(INPUTS_ELEMENT, OrderAttributionInputs);
}

/** Sets the values of all elements. */
export function setInputs(values: AttributionData): void {
  for (const element of document.querySelectorAll(INPUTS_ELEMENT)) Reflect.set(element, 'values', values);
}

function hiddenInput(name: string): HTMLInputElement {
  const input = document.createElement('input');
  input.type = 'hidden';
  input.name = name;
  return input;
}
