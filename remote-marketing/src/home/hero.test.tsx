import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { heroPictures } from '../pictures/hero-pictures.ts';
import { Hero } from './hero.tsx';
import type { HomeTexts } from './home-page.copy.en.ts';

const copy = {
  pause: 'Pause background slideshow',
  play: 'Play background slideshow',
  caption: '',
  captions: {},
} as HomeTexts['hero'];
const ids = heroPictures.map((picture) => picture.serviceId);
let reducedMotion = false;

beforeEach(() => {
  reducedMotion = false;
  vi.useFakeTimers();
  vi.spyOn(window, 'matchMedia').mockImplementation((media) =>
    Object.assign(new EventTarget() as MediaQueryList, { media, matches: reducedMotion }),
  );
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function renderHero() {
  return render(
    <MemoryRouter>
      <Hero copy={copy} />
    </MemoryRouter>,
  );
}

/** Returns the pictures in the page from back to front. The browser loads only these pictures. */
const inPage = () =>
  [...document.querySelectorAll('[data-scene]')].map((scene) => scene.getAttribute('data-scene'));
const imageOf = (id: string | undefined) => {
  const image = document.querySelector(`[data-scene="${id}"] img`);
  if (!image) throw new Error(`There is no image of ${id}.`);
  return image;
};
/** Simulates that the front picture has loaded and faded in. */
const arrive = (id: string | undefined) => {
  fireEvent.load(imageOf(id));
  fireEvent.animationEnd(imageOf(id));
};
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const setTab = (state: DocumentVisibilityState) =>
  act(() => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('the hero of the home page has five background pictures', () => {
  expect(new Set(ids).size).toBe(5);
});

test('§2.5 §9.5 the hero shows its five background pictures in turn, each for 5 seconds', () => {
  renderHero();
  for (const [index, id] of ids.entries()) {
    expect(inPage()).toEqual([id]);
    pass(4999);
    expect(inPage()).toEqual([id]);
    pass(1);
    const next = ids[(index + 1) % ids.length];
    expect(inPage()).toEqual([id, next]);
    arrive(next);
  }
  expect(inPage()).toEqual([ids[0]]);
});

test('the first hero picture loads with high fetch priority, and each other picture loads when the slideshow shows it', () => {
  renderHero();
  expect(imageOf(ids[0])).toHaveAttribute('fetchpriority', 'high');
  expect(imageOf(ids[0]).hasAttribute('loading')).toBe(false);
  pass(5000);
  expect(imageOf(ids[1])).toHaveAttribute('fetchpriority', 'auto');
});

test('the hero skips a picture that does not load within five seconds', () => {
  renderHero();
  pass(10_000);
  expect(inPage()).toEqual([ids[0], ids[2]]);
});

test('§2.6 the pause button of the hero stops and restarts the slideshow', () => {
  renderHero();
  fireEvent.click(screen.getByRole('button', { name: 'Pause background slideshow' }));
  pass(20_000);
  expect(inPage()).toEqual([ids[0]]);
  fireEvent.click(screen.getByRole('button', { name: 'Play background slideshow' }));
  pass(5000);
  expect(inPage()).toEqual([ids[0], ids[1]]);
});

test('§2.6 the slideshow pauses while the browser tab is hidden', () => {
  renderHero();
  setTab('hidden');
  pass(20_000);
  expect(inPage()).toEqual([ids[0]]);
  expect(screen.getByRole('button', { name: 'Pause background slideshow' })).toBeInTheDocument();
  setTab('visible');
  pass(5000);
  expect(inPage()).toEqual([ids[0], ids[1]]);
});

test('§2.6 if the visitor prefers reduced motion, the slideshow starts only after a click on the play button', () => {
  reducedMotion = true;
  renderHero();
  pass(20_000);
  expect(inPage()).toEqual([ids[0]]);
  fireEvent.click(screen.getByRole('button', { name: 'Play background slideshow' }));
  pass(5000);
  expect(inPage()).toEqual([ids[0], ids[1]]);
});

test('with the data saver on, the slideshow loads only one picture and does not start', () => {
  Object.defineProperty(navigator, 'connection', {
    value: { saveData: true },
    configurable: true,
  });
  renderHero();
  pass(20_000);
  expect(inPage()).toEqual([ids[0]]);
  expect(screen.getByRole('button', { name: 'Play background slideshow' })).toBeInTheDocument();
  Reflect.deleteProperty(navigator, 'connection');
});

test('unmounting the slideshow clears its timer', () => {
  const { unmount } = renderHero();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
