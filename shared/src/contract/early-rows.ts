/**
 * The attribute of an empty element that early rows fill: the table or function whose rows are shown. An inline script
 * of the HTML page copies the hidden list after the element, and repeats the list's only row.
 */
export const earlyRowsTableAttribute = 'data-early-rows';
/** The maximum number of early rows. */
export const earlyRowLimitAttribute = 'data-early-limit';
/** In an early row, the field of the data that is the element's text. */
export const earlyRowFieldAttribute = 'data-early-field';
/** In an early row, the beginning of a link that ends with the row's ID, such as `/dashboard/inbox/`. */
export const earlyRowLinkPrefixAttribute = 'data-early-link';
