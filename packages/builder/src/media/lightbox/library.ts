import type { LightboxOptions } from '@stirrup/lightbox';
import type { InferProps } from '@stirrup/runtime';
import { LIBRARY } from './contract.ts';
import type { lightboxProps } from './props.ts';

/** PhotoSwipe and its stylesheet: the page's own, or ours. */
export function library({ styles }: InferProps<typeof lightboxProps>): Pick<LightboxOptions, 'library' | 'styles'> {
  const printed = document.querySelector<HTMLLinkElement>(LIBRARY.styles);
  return {
    library: Reflect.get(globalThis, LIBRARY.name),
    styles: styles ?? (printed?.sheet ? false : ''),
  };
}
