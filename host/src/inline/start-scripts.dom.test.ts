import { htmlElementIds } from '@torsa/shared/contract/names';
import { afterEach, expect, test, vi } from 'vitest';
import startScripts from './start-scripts.ts?script';

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const first = '<picture><img fetchpriority="high" src="/wide.webp"></picture>';
const later = '<picture><img loading="lazy" src="/wide.webp"></picture>';

/** Renders a page with a picture and with scripts that wait for it. */
function open(picture: string) {
  document.head.replaceChildren();
  document.body.innerHTML = `${picture}<template id="${htmlElementIds.scripts}"><meta name="a-script"></template>`;
  const started = () => document.head.querySelectorAll('[name="a-script"]').length;
  return { started, run: () => new Function(startScripts)() };
}

test.each(['load', 'error'])(
  'scripts start once, at the %s event of the first picture',
  (event) => {
    vi.useFakeTimers();
    const { started, run } = open(first);
    const image = document.querySelector('img');
    vi.spyOn(image as HTMLImageElement, 'complete', 'get').mockReturnValue(false);
    run();
    expect(started()).toBe(0);
    image?.dispatchEvent(new Event(event));
    expect(started()).toBe(1);
    vi.runAllTimers();
    expect(started()).toBe(1);
  },
);

test('scripts start after half a second if the first picture has not loaded', () => {
  vi.useFakeTimers();
  const { started, run } = open(first);
  vi.spyOn(document.querySelector('img') as HTMLImageElement, 'complete', 'get').mockReturnValue(
    false,
  );
  run();
  vi.advanceTimersByTime(499);
  expect(started()).toBe(0);
  vi.advanceTimersByTime(1);
  expect(started()).toBe(1);
});

test('scripts start immediately if the first picture has loaded or does not exist', () => {
  const cached = open(first);
  vi.spyOn(document.querySelector('img') as HTMLImageElement, 'complete', 'get').mockReturnValue(
    true,
  );
  cached.run();
  expect(cached.started()).toBe(1);
  const without = open(later);
  without.run();
  expect(without.started()).toBe(1);
});
