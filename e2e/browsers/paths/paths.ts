import type { IslandPaths } from '../visitor.ts';
import { cart } from './cart.ts';
import { disclosures } from './disclosures.ts';
import { filters } from './filters.ts';
import { forms } from './forms.ts';
import { lists } from './lists.ts';
import { loops } from './loops.ts';
import { media } from './media.ts';
import { navigation } from './navigation.ts';
import { overlays } from './overlays.ts';
import { page } from './page.ts';
import { product } from './product.ts';
import { readouts } from './readouts.ts';
import { site } from './site.ts';

/** The paths of every island, by its name. */
export const paths: Readonly<Record<string, IslandPaths>> = {
  ...cart,
  ...disclosures,
  ...filters,
  ...forms,
  ...lists,
  ...loops,
  ...media,
  ...navigation,
  ...overlays,
  ...page,
  ...product,
  ...readouts,
  ...site,
};
