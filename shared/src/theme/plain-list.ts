import { css } from '@emotion/react';

/** A list without its marks. Unlike `none`, an empty mark leaves it a list for VoiceOver. */
export const plainList = css({ margin: 0, padding: 0, listStyleType: '""' });
