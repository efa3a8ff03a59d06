import type { FontFaceName } from './faces.ts';

/** A sample text of the site, whose widths in two fonts determine the CSS `size-adjust` of a fallback font. */
export const fallbackSampleText =
  'We make websites, apps and AI tools for people who would rather get on with their own work. Torsa is an IT company in Cooch Behar and Kolkata, named after the river at the end of our street. Tell us about it in a few lines: a person reads them the same day, answers within one working day, and says what it would cost.';

/** A fallback font: a system font that the browser shows until the site's own font has loaded. */
export interface FallbackFont {
  readonly family: string;
  /** The site's font and weight that the fallback font replaces. */
  readonly of: FontFaceName;
  readonly weight: number;
  /** The CSS `local()` names of the system font, and of fonts with the same letter widths. */
  readonly local: readonly string[];
  /** The width of the sample text in em: the result of `measureText` at 1000 px, divided by 1000. */
  readonly sampleWidth: number;
}

/** The fallback fonts by operating system: Windows, macOS, iOS and Linux, then Android. */
export const fallbackFonts: readonly FallbackFont[] = [
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
