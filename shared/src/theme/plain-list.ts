import { css } from '@emotion/react';

/** The CSS of a list without visible markers. VoiceOver would not announce a list with `list-style: none`. */
export const plainListStyle = css({ margin: 0, padding: 0, listStyleType: '""' });
