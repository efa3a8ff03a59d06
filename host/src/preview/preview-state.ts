import type { ComponentType } from 'react';
import { create } from 'zustand';

/** What the preview bar says. */
export type PreviewState =
  | { readonly status: 'none' }
  | { readonly status: 'shown'; readonly app: string; readonly version: string }
  /** In the language of the document. */
  | { readonly status: 'settings'; readonly text: string; readonly leave: string }
  | { readonly status: 'failed'; readonly message: string };

export type ShownPreview = Exclude<PreviewState, { readonly status: 'none' }>;

interface PreviewStore {
  readonly preview: PreviewState;
  /** What shows it, once its code is there. */
  readonly Notice?: ComponentType<{ readonly preview: ShownPreview }>;
}

export const usePreview = create<PreviewStore>()(() => ({ preview: { status: 'none' } }));
