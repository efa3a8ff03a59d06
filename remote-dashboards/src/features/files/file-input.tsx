import type { InputHTMLAttributes, Ref } from 'react';

interface FileInputProps
  extends Pick<InputHTMLAttributes<HTMLInputElement>, 'multiple' | 'accept' | 'capture'> {
  /** Receives the input element, whose `click` method opens the file picker. */
  readonly ref: Ref<HTMLInputElement>;
  readonly onFiles: (files: readonly File[]) => void;
}

/** A hidden file input, whose file picker a visible button opens. */
export function FileInput({ onFiles, ...attributes }: FileInputProps) {
  return (
    <input
      {...attributes}
      type="file"
      hidden
      onChange={({ currentTarget }) => {
        // Copy the file list before the input is cleared, which allows the user to choose the same file again.
        const files = [...(currentTarget.files ?? [])];
        currentTarget.value = '';
        onFiles(files);
      }}
    />
  );
}
