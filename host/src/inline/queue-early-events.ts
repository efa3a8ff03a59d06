import {
  clickTimeoutNoticeId,
  hydratedWindowEventName,
  queuedClickTimeoutMs,
} from '../early/early-events.ts';

/*
 * Queues clicks and submits before React has hydrated the shell or the page. The clicked element looks busy, and
 * `markHydrated` replays its event. If the scripts do not load, a notice replaces the queue, and typed text stays.
 * Links, popovers and the theme switch work without hydration.
 */

const { dataset } = document.documentElement;
/**
 * Maps each button or form used before hydration to the button with a busy state. Only an element's last event is
 * replayed.
 */
const queue = new Map<HTMLElement, HTMLElement>();
let timeout = queuedClickTimeoutMs;
let timer: ReturnType<typeof setTimeout> | undefined;

const notice = () => document.getElementById(clickTimeoutNoticeId);
const isHydrated = (target: HTMLElement) =>
  `${target.closest('[data-remote]') ? 'page' : 'shell'}Hydrated` in dataset;

const release = (control: HTMLElement, target: HTMLElement) => {
  control.ariaBusy = null;
  queue.delete(target);
};

const giveUp = () => {
  if (queue.size) notice()?.showPopover();
  queue.forEach(release);
};

const enqueue = (event: Event, target: HTMLElement | null, control: HTMLElement | null) => {
  if (!target || isHydrated(target)) return;
  event.preventDefault();
  event.stopImmediatePropagation();
  if (!control) return;
  queue.delete(target);
  queue.set(target, control);
  control.ariaBusy = 'true';
  notice()?.hidePopover();
  clearTimeout(timer);
  timer = setTimeout(giveUp, timeout);
};

addEventListener(
  'click',
  (event) => {
    const button = (event.target as Element).closest<HTMLElement>(
      '[type=button]:not([popovertarget],[data-theme-switch])',
    );
    enqueue(event, button, button);
  },
  true,
);

addEventListener(
  'submit',
  (event) => enqueue(event, event.target as HTMLElement, event.submitter),
  true,
);

// Shows the notice immediately if a host script fails to load, because React will never hydrate the page.
addEventListener(
  'error',
  ({ target }) => {
    if (!(target as HTMLScriptElement).src?.includes('/host/')) return;
    timeout = 0;
    giveUp();
  },
  true,
);

addEventListener(hydratedWindowEventName, () =>
  setTimeout(() =>
    queue.forEach((control, target) => {
      if (!isHydrated(target)) return;
      release(control, target);
      if (control === target) control.click();
      else if (target.isConnected) (target as HTMLFormElement).requestSubmit(control);
    }),
  ),
);
