/** Swiper, and those of its modules that printed options can ask for. */
export {
  A11y,
  Autoplay,
  EffectCoverflow,
  EffectCube,
  EffectFade,
  EffectFlip,
  Navigation,
  Pagination,
  Swiper,
} from 'swiper';
