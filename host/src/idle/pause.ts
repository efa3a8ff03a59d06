/** Lets the browser show and answer what it has meanwhile: what comes next runs in a task of its own. */
export function pause(): Promise<void> {
  return new Promise((resolve) => setTimeout(resolve));
}
