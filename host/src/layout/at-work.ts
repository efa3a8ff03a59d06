import { css } from '@emotion/react';
import { workAttribute } from '@torsa/shared/contract/names';

/** While a page to work in is shown. */
export const atWork = `body:has([${workAttribute}]) &`;

export const awayAtWork = css({ [atWork]: { display: 'none' } });
