/**
 * What islands fetch while they come up. The page has it before they start: what it does is done when they have settled,
 * however busy the machine.
 */
export const onDemand = await Promise.all([
  import('../../packages/shop/src/gallery/builder-slider.ts'),
  import('../../packages/shop/src/gallery/form-functions.ts'),
  import('../../packages/shop/src/loop-swatches/follow-pointer.ts'),
  import('../../packages/shop/src/swatches/pro-options.ts'),
  import('../../packages/shop/src/swatches/stand-in.ts'),
]);
