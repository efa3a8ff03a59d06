import appleTouchIcon from './apple-touch-icon.png';
import tabIcon from './favicon.svg';

/** URLs of the icon files that HTML documents link to. */
export interface DocumentIconUrls {
  /** URL of the icon in browser tabs. */
  readonly tab: string;
  /** URL of the icon on the home screen of iPhones. */
  readonly appleTouch: string;
}

/** URLs of the icon files in this release of the host. */
export const documentIconUrls: DocumentIconUrls = { tab: tabIcon, appleTouch: appleTouchIcon };
