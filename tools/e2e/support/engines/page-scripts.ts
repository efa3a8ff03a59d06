/** Bodies and expressions for {@link Engine.run}: text, as what a driver takes has to be. */

/**
 * Notes what the page writes into its console, throws, is refused or cannot load from now on; a browser's own words are
 * not among it. Remembers the heading, too, which React has to take over.
 */
export const collectProblems = `window.problems = [];
  window.prerendered = document.querySelector('h1');
  for (const level of ['error', 'warn']) console[level] = (...words) => problems.push(words.join(' '));
  addEventListener('error', ({ message, target }) => problems.push(message ?? 'not loaded: ' + target.outerHTML), true);
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)));
  addEventListener('securitypolicyviolation', ({ blockedURI }) => problems.push('refused: ' + blockedURI));`;

/** Those, and whether the page is too wide. */
export const collectedProblems = `[...problems,
  ...(document.documentElement.scrollWidth > innerWidth ? ['too wide'] : [])]`;

/** That every part answers, and shows its page. */
export const isHydrated = `'shellHydrated' in document.documentElement.dataset && 'pageHydrated' in document.documentElement.dataset
  && !/…$/.test(document.querySelector('h1').textContent)`;

/** That what the page reads is there as well, all of it. */
export const hasLoadedData = `${isHydrated} && !document.querySelector('main [role=alert]')
  && ![...document.querySelectorAll('main *')].some(({ textContent }) => /^Loading|লোড হচ্ছে/.test(textContent))`;

export const isOpen = (button: string) =>
  `document.querySelector('${button}').popoverTargetElement.matches(':popover-open')`;

/** Where what a button opens begins and ends, from the top of the window, in pixels. */
export const popoverPosition = (button: string) =>
  `(({ top, bottom }) => [top, bottom].map(Math.round))(document.querySelector('${button}').popoverTargetElement.getBoundingClientRect())`;

export const containsText = (text: string) =>
  `document.body.textContent.includes(${JSON.stringify(text)})`;

/** How often the page called an address whose path has this in it. */
export const countCalls = (path: string) =>
  `performance.getEntriesByType('resource').filter(({ name }) => name.includes('${path}')).length`;

/** Where the heading breaks. */
export const headingLines = `(() => {
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

/** That a form shows that it was sent. */
export const isSubmitting = "document.querySelectorAll('main form [aria-busy=true]').length === 1";
