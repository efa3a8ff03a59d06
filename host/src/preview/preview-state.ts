import type { ComponentType } from 'react';
import { create } from 'zustand';

/** The content of the preview bar. */
export type PreviewBarState =
  | { readonly status: 'none' }
  | { readonly status: 'shown'; readonly app: string; readonly version: string }
  /** The texts of the preview bar in the language of the HTML document. */
  | { readonly status: 'settings'; readonly text: string; readonly leave: string }
  | { readonly status: 'failed'; readonly message: string };

export type PreviewBarContent = Exclude<PreviewBarState, { readonly status: 'none' }>;

interface PreviewStore {
  readonly preview: PreviewBarState;
  /** The component that renders the preview bar, once its chunk has loaded. */
  readonly Notice?: ComponentType<{ readonly preview: PreviewBarContent }>;
}

export const usePreviewBarState = create<PreviewStore>()(() => ({ preview: { status: 'none' } }));
