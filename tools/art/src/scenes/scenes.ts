import { aiTool } from './ai-tool.ts';
import { apps } from './apps.ts';
import { marketingSite } from './marketing-site.ts';
import type { Scene } from './scene.ts';
import { socialMediaMarketing } from './social-media-marketing.ts';
import { template } from './template.ts';
import { websiteBuild } from './website-build.ts';

/** One landscape for each service, by the id that the marketing remote gives it. */
export const scenes = {
  'website-build': websiteBuild,
  template,
  'marketing-site': marketingSite,
  'ai-tool': aiTool,
  apps,
  'social-media-marketing': socialMediaMarketing,
} as const satisfies Record<string, () => Scene>;

export type SceneId = keyof typeof scenes;
