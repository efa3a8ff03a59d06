import type { ServiceId } from '@torsa/shared/company';

/** A hero background: the river, seen through a shape that stands for one service. */
export interface HeroScene {
  readonly serviceId: ServiceId;
  /** Which river: see `riverChannels`. */
  readonly phase: number;
  /** The shapes that the river shines through, as SVG paths in the scene's units. */
  readonly windows: readonly string[];
  /** Lines drawn over the shapes. */
  readonly strokes: readonly string[];
  /** Bright spots: `[x, y, radius]`. */
  readonly dots: readonly (readonly [number, number, number])[];
}

/** The units of all scenes. The shapes stand right of the middle, where the text leaves room. */
export const sceneSize = { width: 1600, height: 900 } as const;

export const heroScenes: readonly HeroScene[] = [
  {
    serviceId: 'website-build',
    phase: 0.6,
    windows: [
      'M852 218h640a24 24 0 0 1 24 24v420a24 24 0 0 1-24 24H852a24 24 0 0 1-24-24V242a24 24 0 0 1 24-24Z',
    ],
    strokes: ['M828 282h688', 'M960 250h430'],
    dots: [
      [862, 250, 9],
      [892, 250, 9],
      [922, 250, 9],
    ],
  },
  {
    serviceId: 'ai-tool',
    phase: 2.2,
    windows: ['M1172 172a278 278 0 1 0 .1 0Z'],
    strokes: [
      'M980 430L1090 330L1230 372L1360 300',
      'M980 430L1106 540L1230 372',
      'M1106 540L1262 600L1360 480L1230 372',
      'M1360 300L1360 480',
    ],
    dots: [
      [980, 430, 15],
      [1090, 330, 11],
      [1230, 372, 19],
      [1360, 300, 11],
      [1106, 540, 13],
      [1262, 600, 11],
      [1360, 480, 13],
    ],
  },
  {
    serviceId: 'apps',
    phase: 3.7,
    windows: [
      'M970 176h214a36 36 0 0 1 36 36v450a36 36 0 0 1-36 36H970a36 36 0 0 1-36-36V212a36 36 0 0 1 36-36Z',
      'M1296 258h180a32 32 0 0 1 32 32v380a32 32 0 0 1-32 32h-180a32 32 0 0 1-32-32V290a32 32 0 0 1 32-32Z',
    ],
    strokes: ['M1040 206h74', 'M1040 668h74', 'M1356 286h60', 'M1356 674h60'],
    dots: [],
  },
  {
    serviceId: 'social-media-marketing',
    phase: 5.1,
    windows: ['M1172 314a136 136 0 1 0 .1 0Z'],
    strokes: [
      'M1172 244a206 206 0 1 0 .1 0Z',
      'M1172 164a286 286 0 1 0 .1 0Z',
      'M1172 74a376 376 0 1 0 .1 0Z',
    ],
    dots: [
      [1172, 450, 17],
      [1378, 450, 9],
      [1030, 302, 9],
      [970, 652, 11],
      [1390, 264, 11],
      [1420, 732, 9],
    ],
  },
  {
    serviceId: 'template',
    phase: 6.9,
    windows: [
      'M838 700V430a92 92 0 0 1 184 0v270Z',
      'M1062 700V330a112 112 0 0 1 224 0v370Z',
      'M1326 700V430a92 92 0 0 1 184 0v270Z',
    ],
    strokes: [
      'M820 700V428a110 110 0 0 1 220 0v272',
      'M1044 700V328a130 130 0 0 1 260 0v372',
      'M1308 700V428a110 110 0 0 1 220 0v272',
      'M780 700h788',
    ],
    dots: [
      [930, 288, 7],
      [1174, 166, 9],
      [1418, 288, 7],
    ],
  },
];
