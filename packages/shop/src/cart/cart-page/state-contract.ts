/** Global with the shop's countries (woocommerce.md §1.11). */
export const COUNTRY_SETTINGS = 'wc_country_select_params';

/** Global with the shop's rules for addresses by country (woocommerce.md §1.11). */
export const ADDRESS_SETTINGS = 'wc_address_i18n_params';

/** Attribute of a country that holds the id of the field for its states (woocommerce.md §3.10). */
export const STATE_ID = 'rel';

/** Attribute of that field: classes that every form of the field keeps (woocommerce.md §4.9). */
export const STATE_CLASSES = 'data-input-classes';

/** Attribute that holds what a text field shows while it is empty, on fields that show nothing of the kind. */
export const STATE_PLACEHOLDER = 'data-placeholder';

/** Classes of a select of states, and of a text field. */
export const STATE_CLASS = { list: 'state_select', text: 'input-text' } as const;

/** Triggered on the body after the field has changed. Arguments: country, form. */
export const COUNTRY_EVENT = { changed: 'country_to_state_changed', changing: 'country_to_state_changing' } as const;

/** Triggered on the body when the fields of an address are as its country wants them, for the first time on the page. */
export const ADDRESS_READY = 'wc_address_i18n_ready';
