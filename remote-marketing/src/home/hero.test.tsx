import { act, fireEvent, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Hero } from './hero.tsx';
import { heroScenes } from './hero-scenes.ts';
import type { HomeMessages } from './home.en.ts';

const messages = {
  pause: 'Pause background slideshow',
  play: 'Play background slideshow',
  captions: {},
} as HomeMessages['hero'];
const ids = heroScenes.map((scene) => scene.serviceId);
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
      <Hero messages={messages} />
    </MemoryRouter>,
  );
}

const shown = () =>
  [...document.querySelectorAll('[data-scene]')].map((scene) => scene.getAttribute('data-scene'));
const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const setTab = (state: DocumentVisibilityState) =>
  act(() => {
    vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
    document.dispatchEvent(new Event('visibilitychange'));
  });

test('§9 there are five backgrounds', () => {
  expect(new Set(ids).size).toBe(5);
});

test('§9 a background stays for 5 seconds, and after the fifth comes the first', () => {
  renderHero();
  expect(shown()).toEqual([ids[0]]);
  pass(4999);
  expect(shown()).toEqual([ids[0]]);
  pass(1);
  expect(shown()).toEqual([ids[0], ids[1]]);
  pass(15_000);
  expect(shown()).toEqual([ids[3], ids[4]]);
  pass(5000);
  expect(shown()).toEqual([ids[0], ids[4]]);
});

test('the pause button stops it and starts it again', () => {
  renderHero();
  fireEvent.click(screen.getByRole('button', { name: 'Pause background slideshow' }));
  pass(20_000);
  expect(shown()).toEqual([ids[0]]);
  fireEvent.click(screen.getByRole('button', { name: 'Play background slideshow' }));
  pass(5000);
  expect(shown()).toEqual([ids[0], ids[1]]);
});

test('a hidden tab holds it still', () => {
  renderHero();
  setTab('hidden');
  pass(20_000);
  expect(shown()).toEqual([ids[0]]);
  expect(screen.getByRole('button', { name: 'Pause background slideshow' })).toBeTruthy();
  setTab('visible');
  pass(5000);
  expect(shown()).toEqual([ids[0], ids[1]]);
});

test('it is still for a person who asked for less motion, until that person presses play', () => {
  reducedMotion = true;
  renderHero();
  pass(20_000);
  expect(shown()).toEqual([ids[0]]);
  fireEvent.click(screen.getByRole('button', { name: 'Play background slideshow' }));
  pass(5000);
  expect(shown()).toEqual([ids[0], ids[1]]);
});

test('no timer outlives it', () => {
  const { unmount } = renderHero();
  unmount();
  expect(vi.getTimerCount()).toBe(0);
});
