/** One picture of a lightbox, or content of another type. Width and height in px. */
export interface LightboxItem {
  /** Address of the picture; absent for content that the option `prepare` shows. */
  readonly src?: string;
  /** `image` unless it is content of another type. */
  readonly type?: string;
  readonly width: number;
  readonly height: number;
  /** Name of the picture or the content. */
  readonly alt: string;
  /** HTML by an author; its text is shown with a few formats. */
  readonly caption: string;
  /** Small version, shown until `src` has loaded. */
  readonly msrc?: string;
  /** True if the page shows a part of the picture only. */
  readonly thumbCropped?: boolean;
  /** Its element on the page, which the lightbox grows out of. */
  readonly element: HTMLElement;
}
