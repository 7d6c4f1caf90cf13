/**
 * The members of PhotoSwipe that users of this package need. PhotoSwipe's own types are not passed on: they do not compile
 * in every project.
 */
export interface Lightbox {
  /** The dialog, once it is made. */
  readonly element?: HTMLElement | undefined;
  readonly currIndex: number;
  goTo(index: number): void;
  on(name: 'contentLoad' | 'contentActivate' | 'contentDeactivate', listener: (event: ContentEvent) => void): void;
  on(name: 'change' | 'destroy' | 'uiRegister', listener: () => void): void;
}

/** An event about what an item shows. */
export interface ContentEvent {
  readonly content: LightboxContent;
  preventDefault(): void;
}

/** The content of an item's slide. */
export interface LightboxContent {
  readonly index: number;
  element: HTMLImageElement | HTMLDivElement | undefined;
  isError(): boolean;
  onLoaded(): void;
  onError(): void;
}

/** Options of PhotoSwipe, by its names of them; times in ms. */
export interface LightboxSettings {
  readonly showAnimationDuration?: number;
  readonly hideAnimationDuration?: number;
  readonly showHideAnimationType?: 'zoom' | 'fade' | 'none';
  readonly imageClickAction?: 'zoom' | 'zoom-or-close' | 'toggle-controls' | 'next' | 'close';
  /** Selector of the picture inside an item's element. */
  readonly thumbSelector?: string;
  readonly counter?: boolean;
  /** Class of the dialog. */
  readonly mainClass?: string;
  /** Free space around the pictures, in px. */
  readonly padding?: { readonly top: number; readonly right: number; readonly bottom: number; readonly left: number };
}
