import { vi } from 'vitest';

/**
 * Captures downloads of a page, because happy-dom would navigate away.
 * @returns the downloaded texts, oldest first; `vi.restoreAllMocks()` stops the capture
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
