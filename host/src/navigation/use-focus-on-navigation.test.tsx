import { act, render, screen } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { expect, test } from 'vitest';
import { useFocusOnNavigation } from './use-focus-on-navigation.ts';

function Frame() {
  useFocusOnNavigation();
  return (
    <>
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <input aria-label="Chat" />
    </>
  );
}

function open(path: string) {
  const router = createMemoryRouter(
    [
      {
        Component: Frame,
        children: [
          { path: '/', element: <h1>Home</h1> },
          {
            path: '/about',
            element: (
              <>
                <button type="button">Back</button>
                <h1>About</h1>
              </>
            ),
          },
          { path: '/bare', element: <p>No heading</p> },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  render(<RouterProvider router={router} />);
  return { goTo: (to: string) => act(() => router.navigate(to)) };
}

test('opening the first page does not move the focus', () => {
  open('/about');
  expect(document.activeElement).toBe(document.body);
});

test('a navigation moves the focus to the heading of the new page', async () => {
  const { goTo } = open('/');
  await goTo('/about');
  expect(screen.getByRole('heading', { name: 'About' })).toHaveFocus();
  await goTo('/');
  expect(screen.getByRole('heading', { name: 'Home' })).toHaveFocus();
});

test('a navigation to a page without a heading moves the focus to the main element', async () => {
  const { goTo } = open('/');
  await goTo('/bare');
  expect(screen.getByRole('main')).toHaveFocus();
});

test('a change of the URL query or fragment does not move the focus', async () => {
  const { goTo } = open('/about');
  screen.getByRole('button', { name: 'Back' }).focus();
  await goTo('/about?page=2');
  await goTo('/about?page=2#more');
  expect(screen.getByRole('button', { name: 'Back' })).toHaveFocus();
});

test("a navigation does not move the focus out of the chat's text field", async () => {
  const { goTo } = open('/');
  screen.getByRole('textbox').focus();
  await goTo('/about');
  expect(screen.getByRole('textbox')).toHaveFocus();
});
