import { swipeDistanceVariable } from './swipe-variable.ts';

/** A list row that the user swipes. */
export interface SwipedRowState {
  readonly row: HTMLElement;
  readonly side: 'right' | 'left';
  /** True if the end of the swipe will run or reveal an action. */
  readonly isFar: boolean;
  /** True if the actions revealed by a swipe to the left stay visible. */
  readonly isOpen: boolean;
}

/** From this distance in CSS pixels, a mainly horizontal touch is a swipe. */
const startDistance = 10;

/** From this distance in CSS pixels, the end of a swipe runs or reveals an action. */
const threshold = 88;

/** The width of the screen edges in CSS pixels, where a swipe goes back in the browser's history. */
const edge = 24;

interface SwipeTarget {
  /** Shows the state of the swiped row, or undefined after the swipe. */
  readonly show: (swiped: SwipedRowState | undefined) => void;
  /** Returns true if a swipe of the row to the left reveals actions. */
  readonly hasChoices: (row: HTMLElement) => boolean;
  readonly runRight: (row: HTMLElement) => void;
}

/**
 * Handles swipes of the `[data-row]` elements in an area, on a touch screen.
 * @returns a function that removes the event listeners
 */
export function handleRowSwipes(area: HTMLElement, { show, hasChoices, runRight }: SwipeTarget) {
  let start: { row: HTMLElement; x: number; y: number; pointer: number } | undefined;
  let swiped: SwipedRowState | undefined;
  const end = new AbortController();

  const setSwiped = (next: SwipedRowState | undefined, distance = 0) => {
    const row = (next ?? swiped)?.row;
    area.style.setProperty(swipeDistanceVariable, `${Math.round(distance)}px`);
    if (row) setOrDelete(row, 'swiped', next && (next.isOpen ? 'still' : 'moving'));
    swiped = next;
    show(next);
  };
  const close = () => {
    start = undefined;
    if (swiped) setSwiped(undefined);
  };
  const isInOpenRow = (target: EventTarget | null) =>
    swiped?.isOpen === true &&
    target instanceof Element &&
    (swiped.row.contains(target) || target.closest('[data-choice]') !== null);

  const on = <Name extends keyof HTMLElementEventMap>(
    name: Name,
    handle: (event: HTMLElementEventMap[Name]) => void,
    target: HTMLElement | Document = area,
    capture = false,
  ) =>
    target.addEventListener(name, handle as (event: Event) => void, {
      signal: end.signal,
      capture,
    });

  on('pointerdown', (event) => {
    const { target, pointerType, isPrimary, clientX: x, clientY: y, pointerId: pointer } = event;
    if (isInOpenRow(target)) return;
    close();
    const row = target instanceof Element && target.closest<HTMLElement>('[data-row]');
    const isAtEdge = x < edge || x > window.innerWidth - edge;
    // Ignore the swipe after a second finger, because two fingers zoom the page.
    if (row && pointerType === 'touch' && isPrimary && !isAtEdge) start = { row, x, y, pointer };
  });
  on('pointermove', ({ pointerId, clientX, clientY }) => {
    if (!start || pointerId !== start.pointer) return;
    const distance = clientX - start.x;
    const across = Math.abs(distance);
    const { row } = start;
    if (!swiped) {
      if (Math.max(across, Math.abs(clientY - start.y)) < startDistance) return;
      if (across < 1.5 * Math.abs(clientY - start.y)) return close();
      row.setPointerCapture(pointerId);
    }
    const side = distance > 0 ? 'right' : 'left';
    const canMove = side === 'right' || hasChoices(row);
    setSwiped(
      { row, side, isFar: canMove && across >= threshold, isOpen: false },
      canMove ? distance : 0,
    );
  });
  on('pointerup', () => {
    if (!start || !swiped?.isFar) return swiped?.isOpen ? undefined : close();
    const { row, side } = swiped;
    start = undefined;
    if (side === 'left') return setSwiped({ ...swiped, isOpen: true }, -widthOfChoices(area));
    close();
    runRight(row);
  });
  // The browser cancels the touch when it scrolls the page.
  on('pointercancel', close);
  on(
    'click',
    (event) => {
      if (!isInOpenRow(event.target)) return;
      const isChoice = event.target instanceof Element && event.target.closest('[data-choice]');
      // A touch of an open row closes it and does not follow its link.
      if (!isChoice) event.preventDefault();
      if (!isChoice) event.stopPropagation();
      // Close the row after the click has reached the action's button.
      if (isChoice) setTimeout(close);
      else close();
    },
    area,
    true,
  );
  on('pointerdown', ({ target }) => !isInOpenRow(target) && swiped?.isOpen && close(), document);
  on('keydown', ({ key }) => key === 'Escape' && close(), document);
  return () => {
    close();
    end.abort();
  };
}

function setOrDelete(row: HTMLElement, name: string, value: string | undefined): void {
  if (value === undefined) delete row.dataset[name];
  else row.dataset[name] = value;
}

/** Returns the full width of the revealed actions, which may be partly hidden. */
function widthOfChoices(area: HTMLElement): number {
  const choices = [...area.querySelectorAll<HTMLElement>('[data-choice]')];
  return choices.reduce((sum, { offsetWidth }) => sum + offsetWidth, 0);
}
