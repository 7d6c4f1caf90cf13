import type PhotoSwipe from 'photoswipe';

type Slide = NonNullable<PhotoSwipe['currSlide']>;

/** Deviation of a printed ratio that comes from rounding. */
const TOLERANCE = 0.02;

/**
 * Gives pictures their own proportions once they have loaded, where the page prints another size, or none: a CMS prints
 * the size of its settings for files that it does not have.
 */
export function fitPictures(lightbox: PhotoSwipe): void {
  const adapt = (slide: Slide) => {
    const { content } = slide;
    if (!(content.element instanceof HTMLImageElement)) return;
    const { naturalWidth: width, naturalHeight: height } = content.element;
    if (!width || !height || Math.abs((content.width * height) / (content.height * width) - 1) < TOLERANCE) return;
    for (const sized of [content, slide]) Object.assign(sized, { width, height });
    if (lightbox.opener.isOpen) slide.resize();
    else lightbox.on('openingAnimationEnd', () => slide.resize());
  };
  lightbox.on('loadComplete', ({ slide }) => adapt(slide));
  // The picture of a neighbour loads before it has a slide.
  lightbox.on('afterSetContent', ({ slide }) => adapt(slide));
}
