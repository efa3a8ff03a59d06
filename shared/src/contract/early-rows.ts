/**
 * The attribute of an HTML element that an inline script fills with early rows (rows that arrive before the bundles
 * load). The attribute's value is the table or function whose rows are shown. The inline script copies the hidden list
 * after the element, and repeats the list's only item.
 */
export const earlyRowsTableAttribute = 'data-early-rows';
/** The attribute with the maximum number of early rows (rows that are shown before the bundles load). */
export const earlyRowLimitAttribute = 'data-early-limit';
/** The attribute with the name of the data field whose value becomes the element's text in an early row. */
export const earlyRowFieldAttribute = 'data-early-field';
/**
 * The attribute with the beginning of a link's URL, such as `/dashboard/inbox/`. In an early row, the row's ID
 * completes the URL.
 */
export const earlyRowLinkPrefixAttribute = 'data-early-link';
