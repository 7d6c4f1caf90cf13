import type { IslandDefinition, IslandModule } from './define-island.ts';
import type { IslandContext, Phase } from './island-context.ts';
import { loadModule } from './load-module.ts';
import { PropsError } from './props/props-error.ts';
import { warn } from './warn.ts';

/** Life cycle of an island, printed on its element as `data-island-state`. */
export type IslandState = 'claimed' | 'loading' | 'ready' | 'failed';

/** Attribute that shows the {@link IslandState}; the registry also finds claimed elements in removed markup by it. */
export const STATE_ATTRIBUTE = 'data-island-state';

/** One island on one element, from being found to being released. */
export class Claim {
  readonly definition: IslandDefinition;
  readonly element: HTMLElement;
  readonly dialect: string;
  readonly custom: unknown;
  readonly claimedAt = performance.now();
  readonly warnings: string[] = [];
  loadingAt: number | undefined;
  readyAt: number | undefined;
  props: unknown;
  state: IslandState = 'claimed';
  #controller = new AbortController();
  #module: Promise<IslandModule> | undefined;
  #beginning: Promise<void> | undefined;
  #unmount: (() => void) | undefined;

  constructor(definition: IslandDefinition, element: HTMLElement, dialect: string, custom: unknown) {
    this.definition = definition;
    this.element = element;
    this.dialect = dialect;
    this.custom = custom;
    this.#show('claimed');
  }

  /** Aborts when the claim ends. */
  get signal(): AbortSignal {
    return this.#controller.signal;
  }

  /** Whether events inside the island still have to wait for it. */
  get isComingUp(): boolean {
    return !this.signal.aborted && (this.state === 'claimed' || this.state === 'loading');
  }

  /** Fetches the code without starting; a failure is forgotten, so that the start tries anew. */
  warm(): Promise<IslandModule> {
    this.#module ??= loadModule(this.definition.load).catch((error: unknown) => {
      this.#module = undefined;
      throw error;
    });
    return this.#module;
  }

  /** Loads and mounts, once; resolves when the island is ready, has failed or was released. Never rejects. */
  begin(): Promise<void> {
    this.#beginning ??= this.#run();
    return this.#beginning;
  }

  /** Ends the claim: the island is unmounted, its markup stays. */
  release(): void {
    if (this.signal.aborted) return;
    this.#end();
    this.element.removeAttribute(STATE_ATTRIBUTE);
  }

  async #run(): Promise<void> {
    this.loadingAt = performance.now();
    this.#show('loading');
    let module: IslandModule;
    try {
      module = await this.warm();
    } catch (error) {
      this.#fail('load', error);
      return;
    }
    if (this.signal.aborted) return;
    try {
      const unmount = module.default(this.#context());
      if (unmount && this.signal.aborted) unmount();
      else if (unmount) this.#unmount = unmount;
    } catch (error) {
      this.#fail(error instanceof PropsError ? 'props' : 'hydrate', error);
    }
    if (this.signal.aborted) return;
    this.readyAt = performance.now();
    this.#show('ready');
    this.#emit('stirrup:ready', { island: this.definition.name });
  }

  #fail(phase: Phase, error: unknown): void {
    if (this.signal.aborted) return;
    if (phase !== 'handler') {
      this.#end();
      this.#show('failed');
    }
    this.#emit('stirrup:error', { island: this.definition.name, phase, error });
    reportError(error);
  }

  #end(): void {
    this.#controller.abort();
    try {
      this.#unmount?.();
    } catch (error) {
      reportError(error);
    }
    this.#unmount = undefined;
  }

  #context(): IslandContext {
    const { definition, element, dialect, custom, signal } = this;
    return {
      name: definition.name,
      element,
      dialect,
      custom,
      rootSelector: Object.values(definition.selectors).flat().join(),
      signal,
      describe: (props) => {
        this.props = props;
      },
      warn: (message) => {
        this.warnings.push(message);
        warn(`island "${definition.name}": ${message}`, element);
      },
      fail: (phase, error) => this.#fail(phase, error),
    };
  }

  #show(state: IslandState): void {
    this.state = state;
    this.element.setAttribute(STATE_ATTRIBUTE, state);
  }

  #emit(type: string, detail: object): void {
    this.element.dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  }
}
