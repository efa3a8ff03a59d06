import { type ComponentType, createContext } from 'react';
import type { StoredFile } from '../../api/files.ts';

export interface PictureApprovalRequestsProps {
  /** The displayed version of the picture. */
  readonly shown: StoredFile;
  /** The versions that the picture viewer can display. */
  readonly versions: readonly StoredFile[];
  /** Displays the version with this ID. */
  readonly show: (id: string) => void;
}

/**
 * The component that shows approval requests in the picture viewer. It is in a context, because this feature cannot
 * import the approval feature (asks).
 */
export const PictureApprovalRequestsContext = createContext<
  ComponentType<PictureApprovalRequestsProps> | undefined
>(undefined);
