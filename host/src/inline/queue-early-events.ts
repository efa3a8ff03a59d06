import {
  clickTimeoutNoticeId,
  hydratedWindowEventName,
  queuedClickTimeoutMs,
} from '../early/early-events.ts';

/*
 * Queues clicks and submits that come before React has hydrated their part of the page: the shell, or the page in it. The
 * control is marked as busy at once, and each event is replayed once and in order after `markHydrated`. If the scripts do not
 * arrive, the queue is emptied and a notice appears; typed text stays. Links and popovers need no script, and the theme
 * switch has its own.
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
