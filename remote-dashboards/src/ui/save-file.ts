/** Downloads a file in the browser. @param type the MIME type */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has started the download by the next task, so the URL can be revoked.
  setTimeout(() => URL.revokeObjectURL(url));
}
