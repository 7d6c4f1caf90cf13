/** Class, size and reach in px, and last zoom of grouped markers (bricks-elements.md §25). */
export const CLUSTER = { root: 'brx-map-cluster', size: 60, radius: 60, maxZoom: 16 } as const;
