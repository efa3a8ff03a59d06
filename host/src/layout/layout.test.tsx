import { act } from '@testing-library/react';
import { expect, test } from 'vitest';
import { ShellTextsProvider } from '../copy/copy-context.ts';
import { shellTexts } from '../copy/document.copy.en.ts';
import { renderWithRouter } from '../testing/render-at.tsx';
import { SiteLayout } from './layout.tsx';

test('a navigation does not re-render the navigation bar and the footer', async () => {
  const rendered: string[] = [];
  const copy = {
    ...shellTexts,
    get navbar() {
      rendered.push('navbar');
      return shellTexts.navbar;
    },
    get footer() {
      rendered.push('footer');
      return shellTexts.footer;
    },
  };
  const router = renderWithRouter(
    '/about',
    <ShellTextsProvider value={copy}>
      <SiteLayout>
        <h1>About</h1>
      </SiteLayout>
    </ShellTextsProvider>,
  );
  expect(new Set(rendered)).toEqual(new Set(['navbar', 'footer']));
  rendered.length = 0;
  await act(() => router.navigate('/careers'));
  expect(document.activeElement?.textContent).toBe('About');
  expect(rendered).toEqual([]);
});
