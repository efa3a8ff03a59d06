import { css } from '@emotion/react';

/**
 * The CSS of a list without visible markers. The list has an empty marker text, because VoiceOver does not announce a
 * list with `list-style: none`.
 */
export const plainListStyle = css({ margin: 0, padding: 0, listStyleType: '""' });
