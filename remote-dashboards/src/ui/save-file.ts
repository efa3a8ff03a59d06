/** Gives the person a file to keep. @param type its MIME type */
export function saveFile(name: string, type: string, content: BlobPart): void {
  const url = URL.createObjectURL(new Blob([content], { type }));
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has it by the next task.
  setTimeout(() => URL.revokeObjectURL(url));
}
