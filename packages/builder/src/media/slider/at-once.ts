/** Shows the first slide: the builder's styles hide sliders until Splide is there; the height is only in the options. */
export function showSlide(root: HTMLElement): void {
  const height = /"height":"([^"]+)/.exec(root.getAttribute('data-splide') ?? '')?.[1];
  const list = height && root.querySelector<HTMLElement>('.splide__list');
  if (!list) return;
  root.classList.add('is-rendered');
  list.style.minHeight = height;
}
