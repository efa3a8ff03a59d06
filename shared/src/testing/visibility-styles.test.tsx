import { __unsafe_useEmotionCache as useEmotionCache } from '@emotion/react';
import { render, screen } from '@testing-library/react';
import type { ReactNode } from 'react';
import { beforeEach, expect, test } from 'vitest';
import { keepVisibilityStyles } from './visibility-styles.ts';

function FreshStyles() {
  const cache = useEmotionCache();
  if (cache) keepVisibilityStyles(cache);
  return null;
}

// One rule for siblings turns the faster `getComputedStyle` off until the styles are removed.
beforeEach(() => render(<FreshStyles />).unmount());

/** The elements inside a hidden element must not get the styles of these visible elements. */
const visible = (
  <dialog open>
    <p>
      <button type="button">Send</button>
    </p>
  </dialog>
);
const button = <button type="button">Save</button>;

test.each<readonly [string, ReactNode]>([
  ['a class of its parent', <p css={{ display: 'none' }}>{button}</p>],
  ['the visibility of its parent', <p css={{ visibility: 'hidden' }}>{button}</p>],
  ['an inline style of its parent', <p style={{ visibility: 'hidden' }}>{button}</p>],
  [
    'a rule for its siblings',
    <>
      <p css={{ '& + button': { display: 'none' } }} />
      {button}
    </>,
  ],
  ['a rule for children', <p css={{ '& > button': { display: 'none' } }}>{button}</p>],
  ['a rule for screens', <p css={{ '@media (width < 2000px)': { display: 'none' } }}>{button}</p>],
  ['a closed dialog', <dialog>{button}</dialog>],
])('a query by role does not find a button that %s hides', (_, hidden) => {
  render(
    <>
      {visible}
      {hidden}
    </>,
  );
  expect(screen.getAllByRole('button')).toEqual([screen.getByText('Send')]);
  expect(screen.getByText('Save')).not.toBeVisible();
  expect(screen.getByText('Send')).toBeVisible();
});
