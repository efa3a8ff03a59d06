import { calmWater } from '@torsa/shared/theme/calm-water';
import { smoothstep } from '../maths/maths.ts';
import { colourOf } from '../render/colour.ts';
import { type Calm, finish, type Picture } from '../render/finish.ts';
import type { Light } from '../render/light.ts';
import { type Layers, renderRelief } from '../render/render-relief.ts';
import type { Scene } from '../scenes/scene.ts';

export type Form = 'wide' | 'tall' | 'card';

interface FormSize {
  readonly width: number;
  readonly height: number;
  /** How wide the picture stands on a page, about; lines are drawn for that size. */
  readonly shownAt: number;
}

/** Larger than any file that is made of them, so that every edge is smoothed. */
const sizes: Readonly<Record<Form, FormSize>> = {
  wide: { width: 2880, height: 1620, shownAt: 1920 },
  tall: { width: 1400, height: 2100, shownAt: 500 },
  card: { width: 1500, height: 1000, shownAt: 560 },
};

/** How much of a picture's light is left under text. */
const quietest = 0.12;

/** Quiet to the left, where the text stands beside the picture; quiet above, where it stands over it. */
const calms = {
  wide: (across) => quietest + (1 - quietest) * smoothstep(-0.12, 0.26, across),
  tall: (_, above) => quietest + (1 - quietest) * smoothstep(0.4, -0.12, above),
} as const satisfies Partial<Record<Form, Calm['share']>>;

/** Draws a scene; `portion` draws it smaller, for tests. */
export function renderScene(scene: Scene, light: Light, form: Form, portion = 1): Layers {
  const { width, height, shownAt } = sizes[form];
  return renderRelief(scene, light, scene[form], {
    width: Math.round(width * portion),
    height: Math.round(height * portion),
    scale: (width * portion) / shownAt,
  });
}

export function bright(layers: Layers): Picture {
  return finish(layers, spreadOf(layers));
}

/** With room for text. */
export function quiet(layers: Layers, form: keyof typeof calms): Picture {
  return finish(layers, spreadOf(layers), { colour: colourOf(calmWater), share: calms[form] });
}

const spreadOf = ({ width, height }: Layers) => Math.max(width, height) * 0.0135;
