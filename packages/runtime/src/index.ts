export { addDialect, type DialectData } from './add-dialect.ts';
export { type BehaviourIsland, type BehaviourIslandOf, behaviour } from './behaviour.ts';
export { bringUp } from './bring-up.ts';
export { type Claim, ERROR_EVENT, type IslandState, READY_EVENT, STATE_ATTRIBUTE } from './claim.ts';
export { createLazy, type Lazy } from './create-lazy.ts';
export {
  defineIsland,
  type HeldEventType,
  type IslandDefinition,
  type IslandModule,
  type IslandOptions,
  type Sleeper,
  type StandInModule,
} from './define-island.ts';
export { createButton } from './dom/create-button.ts';
export { hasModifier, type Modifiers } from './dom/has-modifier.ts';
export { isComposing } from './dom/is-composing.ts';
export { isPlainClick } from './dom/is-plain-click.ts';
export { overrideOpacity } from './dom/override-opacity.ts';
export { readCookie } from './dom/read-cookie.ts';
export { reducedMotion } from './dom/reduced-motion.ts';
export { restoreAttribute } from './dom/restore-attribute.ts';
export { savesData } from './dom/saves-data.ts';
export { uniqueId } from './dom/unique-id.ts';
export { importWithRetry } from './import-with-retry.ts';
export type { IslandContext, Mount, Mounted, Phase } from './island-context.ts';
export { type Members, membersOf } from './members-of.ts';
export { nextTask } from './next-task.ts';
export { pageRegistry } from './page-registry.ts';
export { type BoundPart, bindPart } from './parts/bind-part.ts';
export { type Bindings, bindingOf } from './parts/bindings.ts';
export {
  type Contract,
  type DialectNames,
  defineContract,
  type PartName,
  type StateName,
  type StateNotations,
} from './parts/contract.ts';
export { type PartsByElement, partAt } from './parts/find-parts.ts';
export type { Guard } from './parts/guard.ts';
export { namesIn } from './parts/names-in.ts';
export { createPart, type Part } from './parts/part.ts';
export type { PartBinding } from './parts/part-binding.ts';
export type { PartEvent, PartHandlers } from './parts/part-events.ts';
export { type IslandBase, type ReadIsland, readIsland } from './parts/read-island.ts';
export { showState, showsState } from './parts/states.ts';
export { defineProps, type InferProps, type PropsSchema, type Readers, type Source } from './props/define-props.ts';
export { parseObject } from './props/parse-object.ts';
export { readProps } from './props/read-props.ts';
export { boolean, choice, number, optional, type Reader, string } from './props/readers.ts';
export type { Registry } from './registry.ts';
export { requirePage } from './require-page.ts';
export { rootSelector } from './root-selector.ts';
export { type CodeSource, provideCode } from './start/code-source.ts';
export { isStartStrategy, type StartStrategy } from './start/start-strategy.ts';
export { start } from './start.ts';
export { debugWhenAsked } from './tools/debug-when-asked.ts';
export { inspect } from './tools/inspect.ts';
export type { InspectedIsland, Lookalikes } from './tools/inspect-page.ts';
export { isDebugAsked } from './tools/is-debug-asked.ts';
export type { IslandDiagnostics, IslandMistake } from './tools/island-diagnostics.ts';
export { warn } from './warn.ts';
export { whenDomReady } from './when-dom-ready.ts';
