/** The members of Swiper 8 that carousels use: its package hides its own declarations from modern resolution. */
declare module 'swiper' {
  /** A module of Swiper, which only Swiper calls. */
  export type SwiperModule = (options: never) => void;

  /** Options of Swiper; those that carousels do not read are passed on. */
  export interface SwiperOptions {
    readonly autoplay?: boolean | object;
    readonly effect?: string;
    readonly loop?: boolean;
    readonly autoHeight?: boolean;
    readonly keyboard?: boolean | object;
    readonly [option: string]: unknown;
  }

  /** A row of slides that moves. */
  export class Swiper {
    /** Adds modules to all carousels. */
    static use(modules: readonly SwiperModule[]): void;
    constructor(element: HTMLElement, options: SwiperOptions);
    readonly params: SwiperOptions;
    readonly el: HTMLElement;
    readonly slides: readonly HTMLElement[];
    readonly realIndex: number;
    /** True for a row from right to left. */
    readonly rtlTranslate: boolean;
    readonly allowSlidePrev: boolean;
    readonly allowSlideNext: boolean;
    readonly autoplay: { readonly running: boolean; start(): boolean; stop(): boolean };
    on(event: string, listener: () => void): void;
    off(event: string, listener: () => void): void;
    update(): void;
    updateAutoHeight(): void;
    loopCreate(): void;
    loopDestroy(): void;
    slideToLoop(index: number): void;
    slidePrev(): void;
    slideNext(): void;
    isHorizontal(): boolean;
    destroy(): void;
  }

  export const A11y: SwiperModule;
  export const Autoplay: SwiperModule;
  export const EffectCoverflow: SwiperModule;
  export const EffectCube: SwiperModule;
  export const EffectFade: SwiperModule;
  export const EffectFlip: SwiperModule;
  export const Navigation: SwiperModule;
  export const Pagination: SwiperModule;
}
