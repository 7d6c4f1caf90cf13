export { component, type IslandProps } from './component.tsx';
export { useDocumentEvent } from './hooks/use-document-event.ts';
export { useStore } from './hooks/use-store.ts';
export { useSubscription } from './hooks/use-subscription.ts';
export type { Island } from './island.tsx';
export { silentPortal } from './silent-portal.ts';
