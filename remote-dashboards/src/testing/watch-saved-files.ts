import { vi } from 'vitest';

/**
 * Keeps what a page gives to be saved, in place of a browser: happy-dom would leave the page for it.
 * @returns the texts so far, the oldest first; `vi.restoreAllMocks()` ends it
 */
export function watchSavedFiles(): readonly string[] {
  const texts: string[] = [];
  vi.spyOn(URL, 'createObjectURL').mockImplementation((file) => {
    if (file instanceof Blob) void file.text().then((text) => texts.push(text));
    return 'blob:saved';
  });
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => {});
  return texts;
}
