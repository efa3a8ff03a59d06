import type { ComponentType } from 'react';
import { create } from 'zustand';

/** The state of the preview bar. */
export type PreviewState =
  | { readonly status: 'none' }
  | { readonly status: 'shown'; readonly app: string; readonly version: string }
  /** The texts are in the language of the document. */
  | { readonly status: 'settings'; readonly text: string; readonly leave: string }
  | { readonly status: 'failed'; readonly message: string };

export type ShownPreview = Exclude<PreviewState, { readonly status: 'none' }>;

interface PreviewStore {
  readonly preview: PreviewState;
  /** The component that shows the preview, after its chunk has loaded. */
  readonly Notice?: ComponentType<{ readonly preview: ShownPreview }>;
}

export const usePreview = create<PreviewStore>()(() => ({ preview: { status: 'none' } }));
