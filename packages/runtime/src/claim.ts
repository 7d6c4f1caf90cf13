import { attempt } from './attempt.ts';
import type { IslandDefinition, IslandModule } from './define-island.ts';
import { restoreAttribute } from './dom/restore-attribute.ts';
import type { IslandContext, Phase } from './island-context.ts';
import { loadModule } from './load-module.ts';
import { membersOf } from './members-of.ts';
import type { PropsError } from './props/props-error.ts';
import { codeSource } from './start/code-source.ts';
import { warn } from './warn.ts';

/** Life cycle of an island, printed on its element as `data-island-state`. */
export type IslandState = 'claimed' | 'loading' | 'ready' | 'failed';

/**
 * Attribute with the {@link IslandState}; the registry also finds claimed elements in removed markup by it. For an
 * element with several islands, it is the state that changed last.
 */
export const STATE_ATTRIBUTE = 'data-island-state';

/** Emitted on the element when its island is ready; bubbles. Detail: `island`. */
export const READY_EVENT = 'stirrup:ready';

/** Emitted on the element when its island fails; bubbles. Detail: `island`, `phase`, `error`. */
export const ERROR_EVENT = 'stirrup:error';

declare global {
  interface GlobalEventHandlersEventMap {
    'stirrup:ready': CustomEvent<{ readonly island: string }>;
    'stirrup:error': CustomEvent<{ readonly island: string; readonly phase: Phase; readonly error: unknown }>;
  }
}

const BUSY_ATTRIBUTE = 'aria-busy';

/**
 * By element, a function that removes the busy marks of all its islands: with one for each, a second island would take the
 * first one's mark for printed, and restore it for good.
 */
const busyMarks = new WeakMap<Element, () => void>();

const PROPS_ERROR: PropsError['name'] = 'PropsError';

/** One island on one element, from its discovery to its release. */
export class Claim {
  // Fields without a value are declared only: as fields of the class they would be bytes of the loader.
  declare readonly definition: IslandDefinition;
  declare readonly element: HTMLElement;
  declare readonly dialect: string;
  declare readonly dialectData: unknown;
  /** Times are in ms since navigation, as in `performance.now()`. */
  declare readonly claimedAt: number;
  declare loadingAt: number | undefined;
  declare readyAt: number | undefined;
  /** Warnings about invalid CMS data, each once. */
  readonly warnings: string[] = [];
  /** Props that the island read from its element, for the inspector. */
  declare props: unknown;
  state: IslandState = 'claimed';
  /** Phase of its failure, if it failed. */
  declare failedIn: Phase | undefined;
  #life = new AbortController();
  #wait = new AbortController();
  #beginning: Promise<void> | undefined;
  #unmount: (() => void) | undefined;

  constructor(
    definition: IslandDefinition,
    element: HTMLElement,
    dialect: string,
    dialectData: unknown,
    claimedAt?: number,
  ) {
    this.claimedAt = claimedAt ?? performance.now();
    this.definition = definition;
    this.element = element;
    this.dialect = dialect;
    this.dialectData = dialectData;
    this.#show('claimed');
  }

  /** Aborts when the claim ends: its island failed, or its element is gone. */
  get signal(): AbortSignal {
    return this.#life.signal;
  }

  /** Aborts when the claim begins or ends: start strategies stop waiting. */
  get waiting(): AbortSignal {
    return this.#wait.signal;
  }

  /** True while events inside the island have to wait for it. */
  get isComingUp(): boolean {
    return !this.signal.aborted && this.state !== 'ready';
  }

  /** True if the element yields to another script, by the `yieldsTo` of its definition. */
  get yields(): boolean {
    const script = this.definition.yieldsTo?.[this.dialect];
    // Other elements may have its id, such as a link that preloads it.
    return Boolean(script && [...document.querySelectorAll(script)].some((one) => one.matches('script')));
  }

  /** Loads and mounts, once; resolves when the island is ready, has failed or was released. Never rejects. */
  begin(): Promise<void> {
    this.#wait.abort();
    this.#beginning ??= this.#run();
    return this.#beginning;
  }

  /** Marks the element as busy until one of its islands mounts, or until {@link hideBusy}. */
  showBusy(): void {
    if (!this.isComingUp) return;
    const { element } = this;
    const members = membersOf(element);
    const before = members.getAttribute(BUSY_ATTRIBUTE);
    const classes = this.definition.busy[this.dialect]?.split(' ') ?? [];
    const added = classes.filter((name) => !members.classList.contains(name));
    const hideEarlier = busyMarks.get(element);
    members.setAttribute(BUSY_ATTRIBUTE, 'true');
    members.classList.add(...added);
    busyMarks.set(element, () => {
      busyMarks.delete(element);
      members.classList.remove(...added);
      // An island that is ready may have removed its own mark meanwhile.
      if (members.hasAttribute(BUSY_ATTRIBUTE)) restoreAttribute(element, BUSY_ATTRIBUTE, before);
      hideEarlier?.();
    });
  }

  /** Restores the attributes that {@link showBusy} of any island has set on the element. */
  hideBusy(): void {
    busyMarks.get(this.element)?.();
  }

  /** Ends the claim: the island is unmounted, its markup stays. */
  release(): void {
    this.#end();
    membersOf(this.element).removeAttribute(STATE_ATTRIBUTE);
  }

  async #run(): Promise<void> {
    if (this.signal.aborted) return;
    if (this.yields) {
      this.#showReady();
      return;
    }
    this.loadingAt = performance.now();
    this.#show('loading');
    let module: IslandModule;
    try {
      const evaluated = codeSource.evaluate(this.definition.name);
      if (evaluated) await evaluated;
      module = await loadModule(this.definition.load);
    } catch (error) {
      this.fail('load', error);
      return;
    }
    if (this.signal.aborted) return;
    // The island expects the element as the server printed it.
    this.hideBusy();
    try {
      const mounted = module.default(this.#context());
      // A promise is awaited; without one the island is ready in the same step.
      this.#unmount = (typeof mounted === 'object' ? await mounted : mounted) ?? undefined;
    } catch (error) {
      this.fail(error instanceof Error && error.name === PROPS_ERROR ? 'props' : 'hydrate', error);
    }
    if (this.signal.aborted) {
      // The claim ended during the mount: the new root has to be unmounted.
      this.#end();
      return;
    }
    this.#showReady();
  }

  /** Reports an error, and ends the claim except in phases that leave the island alive. */
  fail(phase: Phase, error: unknown): void {
    if (this.signal.aborted) return;
    if (phase !== 'handler' && phase !== 'start') {
      this.failedIn = phase;
      this.#end();
      this.#show('failed');
    }
    this.#emit(ERROR_EVENT, { island: this.definition.name, phase, error });
    reportError(error);
    if (this.failedIn) attempt(() => this.definition.whenFailed?.(this.element));
  }

  #end(): void {
    this.hideBusy();
    // Before `#wait`: a stand-in may react to the end of its wait by `begin()`.
    this.#life.abort();
    this.#wait.abort();
    const unmount = this.#unmount;
    this.#unmount = undefined;
    attempt(() => unmount?.());
  }

  #context(): IslandContext {
    const { definition, element, dialect, dialectData, signal } = this;
    return {
      name: definition.name,
      element,
      dialect,
      dialectData,
      rootSelector: Object.values(definition.selectors).flat().join(),
      signal,
      recordProps: (props) => {
        this.props = props;
      },
      warn: (message) => {
        if (!this.warnings.includes(message)) this.warnings.push(message);
        if (process.env.NODE_ENV !== 'production') warn(`island "${definition.name}": ${message}`, element);
      },
      fail: (phase, error) => this.fail(phase, error),
    };
  }

  #showReady(): void {
    this.readyAt = performance.now();
    this.#show('ready');
    this.#emit(READY_EVENT, { island: this.definition.name });
  }

  #show(state: IslandState): void {
    this.state = state;
    membersOf(this.element).setAttribute(STATE_ATTRIBUTE, state);
  }

  #emit(type: string, detail: object): void {
    membersOf(this.element).dispatchEvent(new CustomEvent(type, { bubbles: true, composed: true, detail }));
  }
}
