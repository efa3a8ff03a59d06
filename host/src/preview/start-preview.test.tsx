import { act, screen } from '@testing-library/react';
import { defaultSiteSettings } from '@torsa/shared/contract/company/default-settings';
import { settingsPreviewStorageKey } from '@torsa/shared/contract/names';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderAt, renderWithRouter } from '../testing/render-at.tsx';
import { sampleSiteConfig } from '../testing/sample-document.ts';
import { sampleManifest } from '../testing/sample-manifest.ts';
import { stubFetch } from '../testing/stub-fetch.ts';
import { PreviewBar } from './preview-bar.tsx';
import { usePreviewBarState } from './preview-state.ts';
import { loadBrowserTabPreview } from './start-preview.ts';

const version = '1a2b3c4d5e6f';
const wanted = `marketing@${version}`;
const manifests = {
  [`/apps/marketing/${version}/release.json`]: () => Response.json(sampleManifest),
  '/registry.json': () => Response.json({ revision: 1, host: { live: { version } }, remotes: {} }),
};

beforeEach(() => {
  sessionStorage.clear();
  usePreviewBarState.setState(usePreviewBarState.getInitialState());
});

afterEach(() => {
  vi.unstubAllGlobals();
});

const bar = () => screen.queryByRole('region', { name: 'Preview' });

test('a tab without a preview has no preview bar', () => {
  renderAt('/', <PreviewBar />);
  expect(bar()).toBeNull();
});

test('the preview bar shows the previewed version and a link that ends the preview', async () => {
  stubFetch(manifests);
  expect(await loadBrowserTabPreview(wanted, 'en', sampleSiteConfig)).toMatchObject({
    release: { app: 'marketing', release: { version } },
  });
  renderAt('/about?from=mail', <PreviewBar />);
  expect(bar()?.textContent).toContain(`This tab previews marketing ${version}.`);
  const out = screen.getByRole('link', { name: 'Leave the preview' });
  expect(out).toHaveAttribute('href', '/about?from=mail&preview=off');
});

test('the link that ends a preview leads to the current page', async () => {
  stubFetch(manifests);
  await loadBrowserTabPreview(wanted, 'en', sampleSiteConfig);
  const router = renderWithRouter('/', <PreviewBar />);
  await act(() => router.navigate('/careers'));
  const out = screen.getByRole('link', { name: 'Leave the preview' });
  expect(out).toHaveAttribute('href', '/careers?preview=off');
});

test('if a preview fails to load, the preview bar shows the error and the site shows its live release', async () => {
  stubFetch({});
  expect(await loadBrowserTabPreview(wanted, 'en', sampleSiteConfig)).toEqual({});
  renderAt('/', <PreviewBar />);
  expect(bar()?.textContent).toContain(
    'The preview cannot be shown. The release in the URL is not published on this site (status 404).',
  );
  screen.getByRole('link', { name: 'Leave the preview' });
});

test.each([
  'Your account is locked. Call 0800 123',
  'your-account-is-locked-call-0800123@1a2b3c4d5e6f',
  'marketing@1a2b3c4d5e60 locked',
  '<img src=x>',
])('the page does not display the text of the invalid preview %j', async (typed) => {
  stubFetch({});
  await loadBrowserTabPreview(typed, 'en', sampleSiteConfig);
  renderAt('/', <PreviewBar />);
  expect(bar()?.textContent).toMatch(
    /^The preview cannot be shown\. (Invalid preview|The release)/,
  );
  for (const word of typed.split(/[ <>]/).filter(Boolean)) {
    expect(bar()?.textContent).not.toContain(word);
  }
  expect(screen.queryByRole('img')).not.toBeInTheDocument();
});

const contact = { ...defaultSiteSettings.contact, 'phone.kolkata': '+91 33 5550 9999' };

test('in a settings preview, unsaved settings from the opening tab replace the live settings', async () => {
  sessionStorage.setItem(settingsPreviewStorageKey, JSON.stringify({ contact }));
  const live = { openings: { ...defaultSiteSettings.openings, ai: 'closed' } as const };
  const { company } = await loadBrowserTabPreview('settings', 'bn', {
    ...sampleSiteConfig,
    settings: live,
  });
  expect(company?.phones[1].display).toBe('+91 33 5550 9999');
  expect(company?.closedOpenings).toEqual(['ai']);
  renderAt('/contact', <PreviewBar />, 'bn');
  expect(bar()?.textContent).toMatch(/^এই ট্যাবে/);
});

test.each([
  ['no unsaved settings', undefined],
  ['invalid unsaved settings', { contact: { ...contact, whatsapp: 'ask' } }],
])('a settings preview with %s shows the live settings', async (_, draft) => {
  if (draft) sessionStorage.setItem(settingsPreviewStorageKey, JSON.stringify(draft));
  expect(await loadBrowserTabPreview('settings', 'en', sampleSiteConfig)).toEqual({});
  renderAt('/contact', <PreviewBar />);
  expect(bar()?.textContent).toMatch(/^The preview cannot be shown/);
});
