/**
 * Rules of axe that the CMS's own markup breaks in ways that an island has to leave alone, each with its reason. Storybook's
 * accessibility panel skips exactly these, and so does the test of all stories where no island is in our own dialect.
 */
export const CMS_FAULTS: Readonly<Record<string, string>> = {
  'aria-allowed-role': 'The builder prints li elements as tab panels (bricks-elements.md §10).',
  'label-content-name-mismatch':
    'The CMS labels buttons in other words than they show: “Toggle mini cart” around a count, “Add to cart: …” while the text says “Added”.',
  'landmark-unique':
    'The builder calls every list of page links “Pagination” (bricks-dynamic.md §3.2), and a loop may have two.',
  listitem: 'The shop prints refusals as ul[role=alert] (woocommerce.md §3.14).',
};
