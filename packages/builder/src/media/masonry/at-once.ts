/** Shows the grid, which is printed invisible; by an animation, because the printed class stays. */
export function showGrid(grid: HTMLElement): void {
  grid.animate?.({ opacity: [1, 1] }, { fill: 'forwards' });
}
