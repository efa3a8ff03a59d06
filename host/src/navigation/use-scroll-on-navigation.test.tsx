import { act, render } from '@testing-library/react';
import { createMemoryRouter, RouterProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { useScrollOnNavigation } from './use-scroll-on-navigation.ts';

const scrollTo = vi.fn();

beforeEach(() => void vi.stubGlobal('scrollTo', scrollTo.mockReset()));
afterEach(() => vi.unstubAllGlobals());

function Page() {
  useScrollOnNavigation();
  return null;
}

function open(path: string) {
  const router = createMemoryRouter([{ path: '*', Component: Page }], { initialEntries: [path] });
  render(<RouterProvider router={router} />);
  return (to: string | number, replace = false) =>
    act(() => (typeof to === 'number' ? router.navigate(to) : router.navigate(to, { replace })));
}

test('a navigation scrolls to the top of the new page, even if it replaces the history entry', async () => {
  const goTo = open('/');
  await goTo('/about');
  expect(scrollTo).toHaveBeenLastCalledWith(0, 0);
  await goTo('/careers', true);
  expect(scrollTo).toHaveBeenCalledTimes(2);
});

test('after a click on Back, the browser restores the scroll position', async () => {
  const goTo = open('/');
  await goTo('/about');
  await goTo(-1);
  expect(scrollTo).toHaveBeenCalledOnce();
});

test('a change of the URL query does not scroll the page', async () => {
  const goTo = open('/dashboard/tasks');
  await goTo('/dashboard/tasks?view=calendar', true);
  expect(scrollTo).not.toHaveBeenCalled();
});

test('a link to the current page scrolls to the top of the page', async () => {
  const goTo = open('/about');
  await goTo('/about', true);
  expect(scrollTo).toHaveBeenCalledOnce();
});
