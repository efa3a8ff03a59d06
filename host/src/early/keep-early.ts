import { noticeId } from './early-notice.ts';

/** How long somebody waits for a page that does not come alive before it says so, in milliseconds. */
export const timeoutMs = 15_000;

/**
 * The text of an inline script that keeps what is pressed and sent before the site's scripts have come. It shows at once
 * that it was taken, and does it, once and in order, when the part of the page that it belongs to is alive: see
 * `take-over.ts`. Of two presses of the same button the last one counts. Where the scripts do not come it lets go, and
 * says so; everything that was typed stays. Links and popovers need no script, and the theme has its own.
 */
export const keepEarly = `(() => {
const { dataset } = document.documentElement, kept = new Map();
let timeout = ${timeoutMs}, timer;
const notice = () => document.getElementById('${noticeId}');
const isAlive = (it) => (it.closest('[data-remote]') ? 'page' : 'shell') + 'Alive' in dataset;
const release = (by, it) => {
by.ariaBusy = null;
kept.delete(it);
};
const letGo = () => {
if (kept.size) notice().showPopover();
kept.forEach(release);
};
const keep = (event, it, by) => {
if (!it || isAlive(it)) return;
event.preventDefault();
event.stopImmediatePropagation();
kept.delete(it);
kept.set(it, by);
by.ariaBusy = true;
notice().hidePopover();
clearTimeout(timer);
timer = setTimeout(letGo, timeout);
};
const on = (type, listener) => addEventListener(type, listener, true);
on('click', (event) => {
const it = event.target.closest('[type=button]:not([popovertarget],[data-theme-switch])');
keep(event, it, it);
});
on('submit', (event) => keep(event, event.target, event.submitter));
on('error', ({ target }) => {
if (target.src?.includes('/host/')) letGo(timeout = 0);
});
on('partalive', () => setTimeout(() => kept.forEach((by, it) => {
if (!isAlive(it)) return;
release(by, it);
if (it === by) it.click();
else it.isConnected && it.requestSubmit(by);
})));
})();`.replaceAll('\n', '');
