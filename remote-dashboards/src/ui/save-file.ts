/**
 * Downloads a file in the browser.
 * @param type MIME type of the file
 */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoke the file's URL in the next task, because the browser has started the download by then.
  setTimeout(() => URL.revokeObjectURL(url));
}
