// React shows no new content within 300 ms after a loading text. Tests do not wait, because React keeps the
// `setTimeout` of the time when it loads, and this one has no delay.
const { setTimeout } = globalThis;
globalThis.setTimeout = Object.assign((run: () => void) => setTimeout(run, 0), setTimeout);
await import('react-dom/client');
globalThis.setTimeout = setTimeout;
