import { css } from '@emotion/react';
import { riverChannels } from '@torsa/shared/theme/river-channels';
import { tokens } from '@torsa/shared/theme/tokens';
import { type HeroScene, sceneSize } from './hero-scenes.ts';

const { color } = tokens;

const drawing = css({
  position: 'absolute',
  inset: 0,
  inlineSize: '100%',
  blockSize: '100%',
  fill: 'none',
});
const far = css({ stroke: color.deepLine, strokeWidth: 1.75 });
const near = css({
  stroke: color.onDeepRiver,
  strokeWidth: 3,
  'path:nth-of-type(3n)': { stroke: color.onDeepClay },
});
const glass = css({ fill: color.deepRaised, stroke: color.onDeepRiver, strokeWidth: 2 });
const lines = css({ stroke: color.onDeepMuted, strokeWidth: 2, strokeLinecap: 'round' });
const spots = css({ fill: color.accent });

/** One hero background. The whole river is dim; it shines where it passes the scene's shape. */
export function HeroArt({ scene }: { readonly scene: HeroScene }) {
  const clipId = `hero-${scene.serviceId}`;
  const channels = riverChannels({
    ...sceneSize,
    channels: 17,
    bends: 7,
    phase: scene.phase,
    spread: 0.92,
  });
  const shapes = scene.windows.map((path) => <path key={path} d={path} />);
  const river = channels.map((channel) => <path key={channel} d={channel} />);

  return (
    <svg
      css={drawing}
      viewBox={`0 0 ${sceneSize.width} ${sceneSize.height}`}
      preserveAspectRatio="xMaxYMid slice"
      aria-hidden="true"
      data-scene={scene.serviceId}
    >
      <clipPath id={clipId}>{shapes}</clipPath>
      <g css={far}>{river}</g>
      <g css={glass}>{shapes}</g>
      <g css={near} clipPath={`url(#${clipId})`}>
        {river}
      </g>
      <g css={lines}>
        {scene.strokes.map((stroke) => (
          <path key={stroke} d={stroke} />
        ))}
      </g>
      <g css={spots}>
        {scene.dots.map(([x, y, radius]) => (
          <circle key={`${x} ${y}`} cx={x} cy={y} r={radius} />
        ))}
      </g>
    </svg>
  );
}
