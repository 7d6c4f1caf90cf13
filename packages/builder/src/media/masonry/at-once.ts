import { overrideOpacity } from '@stirrup/runtime';

/** Shows the grid, which is printed invisible; the printed class stays. */
export const showGrid: (grid: HTMLElement) => void = overrideOpacity;
