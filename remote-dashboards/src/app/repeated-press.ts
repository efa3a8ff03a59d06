import type { MouseEvent } from 'react';

/** Two clicks within this time, in milliseconds, can be one double click. */
const repeatTime = 400;

/** Two clicks within this distance, in CSS pixels, are at the same place. */
const repeatDistance = 24;

interface Press {
  readonly at: number;
  readonly x: number;
  readonly y: number;
  readonly control: Element;
  readonly label: string | null;
}

let last: Press | undefined;

function ignoreRepeatedPress(event: MouseEvent): void {
  const { target, timeStamp: at, clientX: x, clientY: y, detail } = event;
  const control =
    target instanceof Element && target.closest('button, a, summary, input, select, textarea');
  // Clicks by keyboard, script or assistive technology have no place.
  if (!control || detail === 0 || (x === 0 && y === 0)) return;
  const press: Press = { at, x, y, control, label: control.textContent };
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
  next.control !== one.control || next.label !== one.label;

/**
 * Props of an element that ignores the second click of a double click, if the first one has put another control or
 * another label under the pointer. Typing between the clicks shows that the second one is deliberate.
 */
export const repeatedPressGuard = {
  onClickCapture: ignoreRepeatedPress,
  onInputCapture: () => {
    last = undefined;
  },
} as const;
