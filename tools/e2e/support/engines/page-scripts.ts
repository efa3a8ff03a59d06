/** JavaScript code that {@link Engine.run} runs in the page, as strings because some drivers accept only strings. */

/** Collects the page's errors, console messages and failed loads, and stores the prerendered heading. */
export const collectPageProblems = `window.problems = [];
  window.prerendered = document.querySelector('h1');
  for (const level of ['error', 'warn']) console[level] = (...words) => problems.push(words.join(' '));
  addEventListener('error', ({ message, target }) => problems.push(message ?? 'not loaded: ' + target.outerHTML), true);
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => problems.push('refused: ' + blockedURI));`;

/** Returns the collected errors, and the text `too wide` if the page scrolls horizontally. */
export const readCollectedProblems = `[...problems,
  ...(document.documentElement.scrollWidth > innerWidth ? ['too wide'] : [])]`;

/** JavaScript expression: true if React has hydrated the shell and the page, and no page is loading. */
export const isHydrated = `'shellHydrated' in document.documentElement.dataset && 'pageHydrated' in document.documentElement.dataset
  && !/…$/.test(document.querySelector('h1').textContent)`;

/** True if React has hydrated the page and the page has loaded all data without an error. */
export const hasLoadedData = `${isHydrated} && !document.querySelector('main [role=alert]')
  && ![...document.querySelectorAll('main *')].some(({ textContent }) => /^Loading|লোড হচ্ছে/.test(textContent))`;

export const isPopoverOpen = (button: string) =>
  `document.querySelector('${button}').popoverTargetElement.matches(':popover-open')`;

/** Returns the top and bottom positions of a button's popover in the window, in pixels. */
export const getPopoverPosition = (button: string) =>
  `(({ top, bottom }) => [top, bottom].map(Math.round))(document.querySelector('${button}').popoverTargetElement.getBoundingClientRect())`;

export const doesPageContainText = (text: string) =>
  `document.body.textContent.includes(${JSON.stringify(text)})`;

/** Returns the number of requests to URLs that contain the given path. */
export const countRequests = (path: string) =>
  `performance.getEntriesByType('resource').filter(({ name }) => name.includes('${path}')).length`;

/** Returns the text of each visual line of the page's heading. */
export const readWrappedHeadingLines = `(() => {
  const [text] = document.querySelector('h1').childNodes;
  const range = document.createRange();
  const lines = new Map();
  for (const { 0: word, index } of text.data.matchAll(/\\S+/g)) {
    range.setStart(text, index);
    range.setEnd(text, index + word.length);
    const { top } = range.getBoundingClientRect();
    lines.set(top, [...(lines.get(top) ?? []), word]);
  }
  return [...lines.values()].map((words) => words.join(' '));
})()`;

/** True while the submit button of the page's form shows a busy state. */
export const isSubmitting = "document.querySelectorAll('main form [aria-busy=true]').length === 1";
