import { useEffect } from 'react';
import { findToaster } from '../ui/modal-dialog.tsx';
import { toastLiftVariable } from './frame-style.ts';

/** The space between a toast and the control below it, in CSS pixels. */
const gap = 8;

/** The maximum part of the screen's height for an element that a toast keeps uncovered. */
const maxHeight = 0.4;

/** The part of the screen's height that stays free of lifted toasts, at the top. */
const topSpace = 0.2;

/**
 * Lifts each toast above the submit buttons with their forms, the focused control and the on-screen keyboard, so that
 * the toast covers none of them. A toast stays at its usual position if the screen has no room above them.
 */
export function useToastPosition(): void {
  useEffect(() => {
    const toaster = findToaster();
    const text = toaster?.querySelector('[aria-live]');
    if (!toaster || !text) return;
    const { style } = document.documentElement;
    let lift = 0;
    const setLift = (pixels: number) => {
      lift = pixels;
      style.setProperty(toastLiftVariable, `${pixels}px`);
    };
    const place = () => {
      if (text.textContent !== '') setLift(lift + measureLift(toaster));
    };
    const replace = () => {
      setLift(0);
      place();
    };
    const end = new AbortController();
    const observer = new MutationObserver(replace);
    observer.observe(text, { childList: true });
    document.addEventListener('focusin', place, { signal: end.signal });
    // The on-screen keyboard has opened or closed.
    window.visualViewport?.addEventListener('resize', replace, { signal: end.signal });
    return () => {
      observer.disconnect();
      end.abort();
      setLift(0);
    };
  }, []);
}

/** Returns the distance in CSS pixels by which the toast must rise. */
function measureLift(toaster: Element): number {
  const toast = toaster.getBoundingClientRect();
  let lift = 0;
  for (const { top, bottom, left, right } of listBoxes(toaster)) {
    const isBeside = right <= toast.left || left >= toast.right;
    if (isBeside || bottom <= toast.top - lift || top >= toast.bottom - lift) continue;
    lift = toast.bottom - top + gap;
  }
  return toast.top - lift < window.innerHeight * topSpace ? 0 : lift;
}

/** Returns the boxes of the elements that the toast keeps uncovered, lowest first. */
function listBoxes(toaster: Element): readonly DOMRect[] {
  const { activeElement: focused, body } = document;
  const { innerHeight, innerWidth, visualViewport: visible } = window;
  const isLow = ({ height }: DOMRect) => height <= innerHeight * maxHeight;
  const boxes: DOMRect[] = [];
  // The on-screen keyboard covers the part of the window below the visual viewport.
  if (visible)
    boxes.push(new DOMRect(0, visible.offsetTop + visible.height, innerWidth, innerHeight));
  if (focused && focused !== body && !toaster.contains(focused)) {
    const box = focused.getBoundingClientRect();
    if (isLow(box)) boxes.push(box);
  }
  const dialog = document.querySelector('dialog[open]') ?? document;
  for (const button of dialog.querySelectorAll<HTMLButtonElement>('button[type="submit"]')) {
    const box = button.getBoundingClientRect();
    // Elements behind an open sheet are inert.
    if (box.top >= innerHeight || button.closest('[inert]')) continue;
    const form = button.form?.getBoundingClientRect();
    boxes.push(form && isLow(form) ? form : box);
  }
  return boxes.sort((one, other) => other.bottom - one.bottom);
}
