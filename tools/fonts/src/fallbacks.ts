import type { FaceName } from './faces.ts';

/** Text as this site has it. How wide fonts set it says by how much one must shrink or grow to stand in for another. */
export const sample =
  'We make websites, apps and AI tools for people who would rather get on with their own work. Torsa is an IT company in Cooch Behar and Kolkata, named after the river at the end of our street. Tell us about it in a few lines: a person reads them the same day, answers within one working day, and says what it would cost.';

/** A font that visitors have already, which is shown until the site's own is there. */
export interface Fallback {
  readonly family: string;
  /** The face that it stands in for, in this weight. */
  readonly of: FaceName;
  readonly weight: number;
  /** Names under which systems have it, or a font of the same widths. */
  readonly local: readonly string[];
  /** How wide it sets the sample, in em: what `measureText` says at a font size of 1000 px, divided by 1000. */
  readonly sampleWidth: number;
}

/** By the systems that have them: Windows, macOS, iOS and Linux, then Android. */
export const fallbacks: readonly Fallback[] = [
  {
    family: 'Torsa Text Arial',
    of: 'anek-bangla-latin',
    weight: 400,
    local: ['Arial', 'LiberationSans', 'NimbusSans-Regular'],
    sampleWidth: 141.3,
  },
  {
    family: 'Torsa Text Arial',
    of: 'anek-bangla-latin',
    weight: 600,
    local: ['Arial Bold', 'Arial-BoldMT', 'LiberationSans-Bold', 'NimbusSans-Bold'],
    sampleWidth: 151.84,
  },
  {
    family: 'Torsa Text Roboto',
    of: 'anek-bangla-latin',
    weight: 400,
    local: ['Roboto'],
    sampleWidth: 140.76,
  },
  {
    family: 'Torsa Display Times',
    of: 'tiro-bangla-latin',
    weight: 400,
    local: ['Times New Roman', 'LiberationSerif', 'NimbusRoman-Regular'],
    sampleWidth: 128.4,
  },
  {
    family: 'Torsa Display Noto',
    of: 'tiro-bangla-latin',
    weight: 400,
    local: ['Noto Serif'],
    sampleWidth: 152.3,
  },
];
