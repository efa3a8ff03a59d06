import { type ComponentType, createContext } from 'react';
import type { StoredFile } from '../../api/files.ts';

export interface PictureApprovalRequestsProps {
  /** The displayed version of the picture. */
  readonly shown: StoredFile;
  /** The versions that the picture viewer can display. */
  readonly versions: readonly StoredFile[];
  /** Displays the version with the given ID. */
  readonly show: (id: string) => void;
}

/**
 * The component that shows the approval requests about a picture in the picture viewer. Pages provide this component,
 * because the approval feature (asks) imports this feature, and imports point one way.
 */
export const PictureApprovalRequestsContext = createContext<
  ComponentType<PictureApprovalRequestsProps> | undefined
>(undefined);
