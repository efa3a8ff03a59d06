import type { MouseEvent } from 'react';

/** The maximum time of a double click, in milliseconds. */
const repeatTime = 400;

/** The maximum distance of a double click, in CSS pixels. */
const repeatDistance = 24;

interface Press {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly control: Element;
  readonly label: string | null;
  /** The window's vertical scroll position at the click, in CSS pixels. */
  readonly scrolled: number;
  readonly url: string;
}

let last: Press | undefined;

function ignoreRepeatedPress(event: MouseEvent): void {
  const { target, timeStamp: at, clientX: x, clientY: y, detail } = event;
  const control =
    target instanceof Element && target.closest('button, a, summary, input, select, textarea');
  // Ignore clicks by keyboard, script or assistive technology, which have no pointer position.
  if (!control || detail === 0 || (x === 0 && y === 0)) return;
  const { scrollY: scrolled, location } = window;
  const { href: url } = location;
  const press: Press = { at, x, y, control, label: control.textContent, scrolled, url };
  if (last && isRepeat(last, press) && isChanged(last, press)) {
    event.preventDefault();
    event.stopPropagation();
    return;
  }
  last = press;
}

const isRepeat = (one: Press, next: Press): boolean =>
  next.at - one.at < repeatTime && Math.hypot(next.x - one.x, next.y - one.y) < repeatDistance;

const isChanged = (one: Press, next: Press): boolean =>
  (next.control !== one.control || next.label !== one.label) && !isScrolled(one, next);

/**
 * Returns true if the user has scrolled another control under the pointer. The scrolling of a navigation does not
 * count.
 */
const isScrolled = (one: Press, next: Press): boolean =>
  next.scrolled !== one.scrolled && next.url === one.url;

/**
 * The props of an element that ignores the second click of a double click if the first click replaced the control under
 * the pointer.
 */
export const doubleClickGuardProps = {
  onClickCapture: ignoreRepeatedPress,
  onInputCapture: () => {
    last = undefined;
  },
} as const;
