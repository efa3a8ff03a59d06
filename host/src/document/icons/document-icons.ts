import appleTouchIcon from './apple-touch-icon.png';
import tabIcon from './favicon.svg';

/** Addresses of the mark for what shows a page by it. */
export interface DocumentIcons {
  /** For the browser's tab. */
  readonly tab: string;
  /** For the home screen of an iPhone. */
  readonly appleTouch: string;
}

/** The icons as files of this release of the host. */
export const documentIcons: DocumentIcons = { tab: tabIcon, appleTouch: appleTouchIcon };
