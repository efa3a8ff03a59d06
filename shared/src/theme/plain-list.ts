import { css } from '@emotion/react';

/** A list without markers. VoiceOver still announces a list with an empty marker, but not one with `none`. */
export const plainList = css({ margin: 0, padding: 0, listStyleType: '""' });
