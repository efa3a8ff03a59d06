/** A button or link that the benchmark clicks. Its selector must match in all compared sites. */
export interface ClickTarget {
  readonly press: string;
  /** A regular expression for the accessible name of the clicked element, if several elements match the selector. */
  readonly name?: string;
  /**
   * A selector of the element that appears after the click. By default, a navigation or a new page background is the
   * response.
   */
  readonly shows?: string;
  /** True for a submit button, whose form is filled in before the click. */
  readonly sends?: true;
}

export interface PagePoint {
  readonly x: number;
  readonly y: number;
}

export interface ClickResponse {
  /** Milliseconds from the first click to the frame that shows the response. */
  readonly answered: number;
  /** The number of clicks to which the page did not respond. */
  readonly lost: number;
}

declare global {
  interface Window {
    /**
     * Reports the position of the control to click, 50 ms after the first paint, or as soon as the control exists.
     */
    reportTarget: (point: PagePoint) => void;
    reportAnswer: (answer: ClickResponse) => void;
  }
}

/** Runs in the browser page before the page's own scripts, and measures when the page responds to a click. */
export function observeClickResponse({ press, name = '', shows, sends }: ClickTarget): void {
  const isSeen = (element: Element) => {
    const { top, bottom, width } = element.getBoundingClientRect();
    return width > 0 && bottom > 0 && top < innerHeight && element.checkVisibility();
  };
  const find = (selector: string) => [...document.querySelectorAll(selector)].filter(isSeen);
  const background = () => getComputedStyle(document.body).backgroundColor;
  let before = '';
  let presses = 0;
  let pressedAt: number | undefined;
  let isOver = false;

  const report = () => {
    isOver = true;
    // Reports the response immediately, because the browser runs no code of the old page after a navigation.
    window.reportAnswer({
      answered: performance.now() - (pressedAt ?? Number.NaN),
      lost: presses - 1,
    });
  };
  const look = () => {
    if (isOver || pressedAt === undefined) return;
    if (shows ? find(shows).length === 0 : background() === before) return;
    isOver = true;
    // Measures in a message event, which fires after the browser has painted the frame.
    requestAnimationFrame(() => {
      const { port1, port2 } = new MessageChannel();
      port1.onmessage = report;
      port2.postMessage(undefined);
    });
  };
  /** Sets a field's value and dispatches an input event, so that a hydrated React page notices the text. */
  const fillIn = (field: HTMLInputElement | HTMLTextAreaElement) => {
    const text = field.type === 'email' ? 'rupa@example.com' : 'tea by the river';
    Reflect.set(Object.getPrototypeOf(field), 'value', text, field);
    field.dispatchEvent(new Event('input', { bubbles: true }));
  };
  const findTarget = () => {
    const form = sends && document.querySelector('main form');
    if (form) {
      for (const field of form.querySelectorAll<HTMLInputElement>(':invalid')) fillIn(field);
      form.scrollIntoView({ block: 'end', behavior: 'instant' });
    }
    const target = find(press).find((one) =>
      new RegExp(name, 'i').test(one.ariaLabel ?? one.textContent),
    );
    if (!target) return requestAnimationFrame(findTarget);
    before = background();
    const { x, y, width, height } = target.getBoundingClientRect();
    return window.reportTarget({ x: x + width / 2, y: y + height / 2 });
  };

  new PerformanceObserver((list) => {
    const paint = list.getEntriesByName('first-contentful-paint')[0];
    if (paint) setTimeout(findTarget, paint.startTime + 50 - performance.now());
  }).observe({ type: 'paint', buffered: true });
  addEventListener(
    'click',
    ({ timeStamp }) => {
      look();
      if (isOver) return;
      pressedAt ??= timeStamp;
      presses += 1;
    },
    true,
  );
  addEventListener('toggle', look, true);
  navigation.addEventListener('navigate', () => {
    if (pressedAt !== undefined && !shows && !isOver) report();
  });
  new MutationObserver(look).observe(document, {
    subtree: true,
    childList: true,
    attributes: true,
  });
}
