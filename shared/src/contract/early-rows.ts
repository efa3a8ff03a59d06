/** The attribute with the table or function whose early rows (rows before the bundles load) fill an element. */
export const earlyRowsTableAttribute = 'data-early-rows';
/** The attribute with the maximum number of early rows (rows before the bundles load) of an element. */
export const earlyRowLimitAttribute = 'data-early-limit';
/** The attribute with the name of the data field whose value becomes the element's text in an early row. */
export const earlyRowFieldAttribute = 'data-early-field';
/** The attribute with the start of an early row's link URL, which the row's ID completes. */
export const earlyRowLinkPrefixAttribute = 'data-early-link';
