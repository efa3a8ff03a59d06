import { act, render } from '@testing-library/react';
import { createMemoryRouter, Outlet, RouterProvider } from 'react-router-dom';
import { beforeEach, expect, test } from 'vitest';
import { pageRoute } from '../routing/page-route.tsx';
import { pageModule, pageOf } from '../testing/sample-site.tsx';
import { usePageHead } from './use-page-head.ts';

function Frame() {
  usePageHead();
  return <Outlet />;
}

const shown = () => [
  document.title,
  document.querySelector('meta[name="description"]')?.getAttribute('content'),
];

async function open(path: string) {
  const service = pageOf('service', '/services/:id', {
    load: async () =>
      pageModule(
        () => <h1>Service</h1>,
        ({ id = '' }) => ({ title: id, description: `All about ${id}.` }),
      ),
  });
  const router = createMemoryRouter(
    [
      {
        Component: Frame,
        HydrateFallback: () => null,
        children: [
          ...[pageOf('About', '/about'), service].map((page) => pageRoute('sample', page)),
          { path: '*', element: 'No page of a remote' },
        ],
      },
    ],
    { initialEntries: [path] },
  );
  await act(async () => render(<RouterProvider router={router} />));
  return (to: string) => act(() => router.navigate(to));
}

beforeEach(() => {
  document.head.innerHTML = '<meta name="description" content="Served.">';
  document.title = 'Served';
});

test('title and description are those of the page', async () => {
  await open('/about');
  expect(shown()).toEqual(['About · Torsa', 'About About.']);
});

test('they follow every navigation, also from one parameter to the next', async () => {
  const goTo = await open('/services/apps');
  expect(shown()).toEqual(['apps · Torsa', 'All about apps.']);
  await goTo('/services/sites');
  expect(shown()).toEqual(['sites · Torsa', 'All about sites.']);
  await goTo('/about');
  expect(shown()).toEqual(['About · Torsa', 'About About.']);
});

test('what is not a page of a remote has its own say', async () => {
  await open('/nowhere');
  expect(shown()).toEqual(['Served', 'Served.']);
});

test('a document without description gets the title alone', async () => {
  document.head.innerHTML = '';
  await open('/about');
  expect(shown()).toEqual(['About · Torsa', undefined]);
});
