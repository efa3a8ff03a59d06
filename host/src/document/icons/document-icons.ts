import appleTouchIcon from './apple-touch-icon.png';
import tabIcon from './favicon.svg';

/** URLs of the site's icons. */
export interface DocumentIcons {
  /** The icon in the tab of a browser. */
  readonly tab: string;
  /** The icon on the home screen of an iPhone. */
  readonly appleTouch: string;
}

/** The icon files of this host release. */
export const documentIcons: DocumentIcons = { tab: tabIcon, appleTouch: appleTouchIcon };
