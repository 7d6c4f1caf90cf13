export { component, type IslandProps } from './component.tsx';
export { type Contract, type DialectNames, defineContract } from './contract.ts';
export { useDocumentEvent } from './hooks/use-document-event.ts';
export { useStore } from './hooks/use-store.ts';
export { useSubscription } from './hooks/use-subscription.ts';
export type { Island } from './island.tsx';
export type { Bindings } from './island-scope.ts';
export type { Part } from './part.ts';
export type { PartBinding } from './part-binding.ts';
