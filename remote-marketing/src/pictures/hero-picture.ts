import type { ServiceId } from '@torsa/shared/company';
import type { PictureFiles } from '@torsa/shared/ui/picture';

/** A background of the home page's head: the landscape of one service. */
export interface HeroPicture {
  readonly serviceId: ServiceId;
  /** With room for text on the left. */
  readonly wide: PictureFiles;
  /** For narrow screens: with room for text above. */
  readonly tall: PictureFiles;
}
