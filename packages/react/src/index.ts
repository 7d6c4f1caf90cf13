export { component, type IslandProps } from './component.tsx';
export { useIds } from './hooks/use-ids.ts';
export { useStore } from './hooks/use-store.ts';
export { useSubscription } from './hooks/use-subscription.ts';
export { useSyncStore } from './hooks/use-sync-store.ts';
export type { Island, IslandOf } from './island.tsx';
export { silentPortal } from './silent-portal.ts';
