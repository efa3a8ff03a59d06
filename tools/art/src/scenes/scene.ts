import type { View } from '../render/camera.ts';
import type { Relief } from '../render/relief.ts';
import type { Paint } from '../render/render-relief.ts';

export interface Scene {
  readonly relief: Relief;
  readonly paint: Paint;
  /** For a screen: the subject stands to the right, beside the text. */
  readonly wide: View;
  /** For a phone: the subject stands below, under the text. */
  readonly tall: View;
  /** For a card: the subject fills the picture. */
  readonly card: View;
}
