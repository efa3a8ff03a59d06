import { act, render } from '@testing-library/react';
import { createI18n, I18nProvider } from '@torsa/shared/i18n';
import { afterEach, expect, test, vi } from 'vitest';
import { EarlyRows, getEarlyRowFieldProps, useEarlyRowLinkProps } from './early-rows.tsx';

const server = vi.hoisted(() => ({ isRendering: false }));
vi.mock('@torsa/shared/ui/use-hydrated', async (original) => {
  const { useHydrated } = await original<typeof import('@torsa/shared/ui/use-hydrated')>();
  return { useHydrated: () => useHydrated() && !server.isRendering };
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const Row = () => <a {...useEarlyRowLinkProps('/letters/')} {...getEarlyRowFieldProps('title')} />;

function Page({ isLoaded }: { readonly isLoaded: boolean }) {
  if (isLoaded) return <a href="/bn/letters/1">First</a>;
  return (
    <EarlyRows source="letters" limit={3} skeleton={<p>Loading</p>}>
      <Row />
    </EarlyRows>
  );
}

const page = (isLoaded: boolean) => (
  <I18nProvider value={createI18n('bn')}>
    <Page isLoaded={isLoaded} />
  </I18nProvider>
);

/** Renders the HTML of the page as the build does. */
function prerender(): string {
  server.isRendering = true;
  const { container, unmount } = render(page(false));
  const html = container.innerHTML;
  unmount();
  server.isRendering = false;
  return html;
}

/** Opens the prerendered page with one early row, as the inline script of the HTML page shows it. */
function openPrerendered() {
  const container = document.body.appendChild(document.createElement('div'));
  container.innerHTML = prerender();
  const place = () => container.querySelector('[data-early-rows="letters"][data-early-limit="3"]');
  const link = document.createElement('a');
  link.href = '/bn/letters/1';
  place()?.append(link);
  const problems = vi.spyOn(console, 'error').mockImplementation(() => {});
  const onRecoverableError = vi.fn();
  const { rerender } = render(page(false), { container, hydrate: true, onRecoverableError });
  expect(onRecoverableError).not.toHaveBeenCalled();
  expect(problems).not.toHaveBeenCalled();
  return { container, place, link, load: () => rerender(page(true)) };
}

test('React hydrates a page around its early rows, and keeps the early rows until the page has its data', () => {
  const { container, place, link, load } = openPrerendered();
  expect(place()?.firstChild).toBe(link);
  load();
  expect(container.innerHTML).toBe('<a href="/bn/letters/1">First</a>');
});

test("when the page's rows replace the early rows, the focus moves from an early link to the page's same link", () => {
  vi.useFakeTimers();
  const { container, link, load } = openPrerendered();
  link.focus();
  load();
  act(() => vi.runAllTimers());
  expect(document.activeElement).toBe(container.querySelector('a'));
});

test('the link in a prerendered row leads to the page in the current language', () => {
  expect(prerender()).toContain('data-early-link="/bn/letters/"');
});

test('a page without a prerendered document shows the loading placeholder without early rows', () => {
  expect(render(page(false)).container.innerHTML).toBe('<p>Loading</p>');
});
