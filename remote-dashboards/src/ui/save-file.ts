/**
 * Downloads a file in the browser.
 * @param type the MIME type
 */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // Revoke the file's URL in the next task, when the download has started.
  setTimeout(() => URL.revokeObjectURL(url));
}
