import { type ComponentType, createContext } from 'react';
import type { StoredFile } from '../../api/files.ts';

export interface PictureAsksProps {
  /** The version on the screen. */
  readonly shown: StoredFile;
  /** The versions that the viewer can show. */
  readonly versions: readonly StoredFile[];
  /** Shows the version with this ID. */
  readonly show: (id: string) => void;
}

/**
 * The component that shows the approval requests about a picture in the viewer. Pages provide it, because the feature
 * of the requests imports this feature.
 */
export const PictureAsksContext = createContext<ComponentType<PictureAsksProps> | undefined>(
  undefined,
);
