import type { Google } from './load-google.ts';

/** Lays an element over a map, its lower edge at a point, until the signal aborts. */
export function layOver(
  { OverlayView }: Google,
  map: google.maps.Map,
  element: HTMLElement,
  { at, pane }: { readonly at: google.maps.LatLngLiteral; readonly pane: 'overlayMouseTarget' | 'floatPane' },
  signal: AbortSignal,
  onAdd?: () => void,
): void {
  const view = new OverlayView();
  element.style.cssText += ';position:absolute;transform:translate(-50%,-100%)';
  view.onAdd = () => {
    view.getPanes()?.[pane].append(element);
    onAdd?.();
  };
  view.onRemove = () => element.remove();
  view.draw = () => {
    const point = view.getProjection().fromLatLngToDivPixel(at);
    if (point) element.style.inset = `${point.y}px auto auto ${point.x}px`;
  };
  // A drag or a click in it is not one of the map's.
  OverlayView.preventMapHitsAndGesturesFrom?.(element);
  view.setMap(map);
  signal.addEventListener('abort', () => {
    view.setMap(null);
    // At once, also if Google calls it later.
    view.onRemove();
  });
}
