import { create } from 'zustand';

/** What the preview bar says. */
export type PreviewState =
  | { readonly status: 'none' }
  | { readonly status: 'shown'; readonly app: string; readonly version: string }
  /** In the language of the document. */
  | { readonly status: 'settings'; readonly text: string; readonly leave: string }
  | { readonly status: 'failed'; readonly message: string };

export const usePreview = create<{ readonly preview: PreviewState }>()(() => ({
  preview: { status: 'none' },
}));
