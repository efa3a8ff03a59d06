import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { en } from '../messages/en.ts';
import { MessagesProvider } from '../messages/messages-context.ts';
import { renderWithRouter } from '../testing/render-at.tsx';
import { Layout } from './layout.tsx';

test('a navigation renders neither the bar nor the footer anew', async () => {
  const rendered: string[] = [];
  const messages = {
    ...en,
    get navbar() {
      rendered.push('navbar');
      return en.navbar;
    },
    get footer() {
      rendered.push('footer');
      return en.footer;
    },
  };
  const router = renderWithRouter(
    '/about',
    <MessagesProvider value={messages}>
      <Layout>
        <h1>About</h1>
      </Layout>
    </MessagesProvider>,
  );
  expect(new Set(rendered)).toEqual(new Set(['navbar', 'footer']));
  rendered.length = 0;
  await act(() => router.navigate('/careers'));
  expect(document.activeElement?.textContent).toBe('About');
  expect(rendered).toEqual([]);
});
